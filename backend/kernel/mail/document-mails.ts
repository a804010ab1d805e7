import type { Language } from "@/lib/config/languages";
import { composeMail } from "./compose-mail";
import type { MailContent } from "./outbox";

interface DocumentMail {
  readonly recipient: string;
  /** Name of the animal. */
  readonly animal: string;
  readonly passport: string;
  readonly documents: string;
}

/** A document that the user asked for; it is attached. */
export function documentMail(
  language: Language,
  { recipient, animal, passport, documents }: DocumentMail,
): MailContent {
  return composeMail(language, (t) => ({
    name: recipient,
    subject: t("document.subject", { name: animal }),
    before: [t("document.text"), t("document.passport", { address: passport })],
    button: { label: t("document.button", { name: animal }), href: documents },
  }));
}
