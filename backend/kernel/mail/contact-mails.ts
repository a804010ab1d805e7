import { brand } from "@/lib/config/brand";
import type { ContactTopic } from "@/lib/config/community/contact";
import { defaultLanguage, type Language } from "@/lib/config/languages";
import { getMessages } from "@/lib/i18n/messages";
import { paths } from "@/lib/navigation/paths";
import { composeMail } from "./compose-mail";
import type { MailContent } from "./outbox";

interface ReceiptMail {
  readonly appOrigin: string;
  readonly language: Language;
  readonly id: number;
}

/** Confirms a message. Repeats nothing that was typed: nobody has confirmed the address. */
export function contactReceiptMail({ appOrigin, language, id }: ReceiptMail): MailContent {
  return composeMail(language, (t) => ({
    subject: t("contact.receipt.subject", { id }),
    before: [t("contact.receipt.text", { brand: brand.name }), t("contact.receipt.next")],
    button: { label: t("contact.receipt.button"), href: appOrigin + paths.pages.help },
    after: [t("contact.receipt.notYou")],
  }));
}

interface TeamMail {
  readonly appOrigin: string;
  readonly id: number;
  readonly topic: ContactTopic;
  readonly name: string;
  readonly email: string;
  readonly reference: string | null;
  readonly message: string;
}

/** To the team. The subject, which stays on record, says nothing about the sender. */
export function contactTeamMail({ appOrigin, id, topic, ...sender }: TeamMail): MailContent {
  const label = getMessages(defaultLanguage, "contact").topics[topic];
  const { name, email, reference, message } = sender;
  return composeMail(defaultLanguage, (t) => ({
    subject: t("contact.team.subject", { id, topic: label }),
    before: [
      t("contact.team.sender", { name, email }),
      ...(reference === null ? [] : [t("contact.team.reference", { reference })]),
      ...message.split(/\n+/),
    ],
    button: { label: t("contact.team.button"), href: appOrigin + paths.adminContact },
    after: [t("contact.team.reply", { email })],
  }));
}
