import type { Messages } from "@/lib/i18n/generated/message-types";
import { requestMessages, translate } from "@/lib/i18n/translate";

type BodySystem = keyof Messages["bodySystems"];

/** Body systems come from the catalogue, which may have one without a message. */
export function systemName(name: string): string {
  return isKnown(name) ? translate("bodySystems")(name) : name;
}

const isKnown = (name: string): name is BodySystem => Object.hasOwn(requestMessages("bodySystems"), name);
