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
export function approvalMail({ kind, decision, note, name, link }: ApprovalMail): MailContent {
  const said = `approvals.${kind}.${decision}` as const;
  return writeMail({
    subject: words(`${said}.subject`, { brand: brand.name }),
    greeting: words("greeting", { name }),
    before: [
      words(`${said}.text`, { brand: brand.name }),
      ...(note ? [words("approvals.note", { note })] : []),
    ],
    button: { label: words("approvals.button"), href: link },
    after: [],
    byHand: words("byHand"),
    signature: words("signature", { brand: brand.name }),
    tagline: brand.tagline,
  });
}
