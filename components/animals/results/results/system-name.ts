import type { Messages } from "@/lib/i18n/generated/message-types";
import type { MessageKey, Translator } from "@/lib/i18n/translator";

type SystemKey = MessageKey<Messages["results"]["systems"]>;

/** Body systems come from the catalogue. */
export const systemName = (name: string, t: Translator<"results">): string =>
  t(`systems.${name as SystemKey}`);

/** Id of the tests of a body system. */
export const systemAnchor = (name: string): string => `system-${name.toLowerCase()}`;
