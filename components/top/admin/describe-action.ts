import { requestMessages, translate } from "@/lib/i18n/translate";
import type { Language } from "@/lib/config/languages";
import { formatMessage } from "@/lib/i18n/format-message";

interface AuditedCall {
  /** `area.call`. */
  readonly call: string;
  readonly subject: string;
}

/** What an admin did, in plain words. Calls without a message of their own are named by area and call. */
export function describeAction({ call, subject }: AuditedCall, language: Language): string {
  const actions: Readonly<Record<string, Readonly<Record<string, string>>>> =
    requestMessages("admin").audit.actions;
  const [area = "", name = ""] = call.split(".");
  const message = actions[area]?.[name];
  if (message !== undefined) return formatMessage(language, message, { subject });
  return translate("admin")("audit.other", { call: `${spaced(area)}: ${spaced(name)}` });
}

/** `customProfiles` becomes `custom profiles`. */
const spaced = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
