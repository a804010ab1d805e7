import { createTranslator } from "use-intl/core";
import type { ApprovalKind, Decision } from "@/lib/config/approvals";
import { brand } from "@/lib/config/brand";
import mail from "@/messages/en/mail.json" with { type: "json" };
import type { MailContent } from "./outbox";
import { writeMail } from "./write-mail";

const words = createTranslator({ locale: "en", messages: { mail }, namespace: "mail" });

interface ApprovalMail {
  readonly kind: ApprovalKind;
  readonly decision: Decision;
  readonly note: string | null;
  readonly name: string;
  readonly link: string;
}

/** What became of an application, with what the admin wrote beside it. */
export function approvalMail({ decision, ...mail }: ApprovalMail): MailContent {
  const said = `approvals.${mail.kind}.${decision}` as const;
  const subject = words(`${said}.subject`, { brand: brand.name });
  return mailAbout({ ...mail, subject, text: words(`${said}.text`, { brand: brand.name }) });
}

/** What was given has ended, and why. */
export function takenBackMail(mail: Omit<ApprovalMail, "decision">): MailContent {
  const { kind } = mail;
  const subject = words("approvals.takenBack.subject", { kind });
  return mailAbout({ ...mail, subject, text: words("approvals.takenBack.text", { kind }) });
}

interface Said extends Omit<ApprovalMail, "decision"> {
  readonly subject: string;
  readonly text: string;
}

function mailAbout({ kind, subject, text, note, name, link }: Said): MailContent {
  return writeMail({
    subject,
    greeting: words("greeting", { name }),
    before: [text, ...(note ? [words("approvals.note", { note })] : [])],
    button: { label: words("approvals.button", { kind }), href: link },
    after: [],
    byHand: words("byHand"),
    signature: words("signature", { brand: brand.name }),
    tagline: brand.tagline,
  });
}
