import { brand } from "@/lib/config/brand";
import type { Language } from "@/lib/config/languages";
import { composeMail } from "./compose-mail";
import type { MailContent } from "./outbox";

/** Confirms an application. Repeats nothing that was typed: nobody has confirmed the address. */
export function researchReceiptMail({ language, link }: { language: Language; link: string }): MailContent {
  return composeMail(language, (t) => ({
    subject: t("researchReceipt.subject"),
    before: [t("researchReceipt.text", { brand: brand.name }), t("researchReceipt.next")],
    button: { label: t("researchReceipt.button"), href: link },
    after: [t("researchReceipt.notYou")],
  }));
}
