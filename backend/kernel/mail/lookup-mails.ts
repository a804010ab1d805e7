import type { Language } from "@/lib/config/languages";
import { composeMail } from "./compose-mail";
import type { MailContent } from "./outbox";

interface OrderLinkMail {
  readonly language: Language;
  readonly name: string;
  readonly number: string;
  readonly link: string;
}

/** Sent to the buyer when somebody looks the order up with number and email. */
export function orderLinkMail({ language, name, number, link }: OrderLinkMail): MailContent {
  return composeMail(language, (t) => ({
    name,
    subject: t("orderLink.subject", { number }),
    before: [t("orderLink.text", { number })],
    button: { label: t("orderLink.button"), href: link },
    after: [t("orderLink.notYou")],
  }));
}
