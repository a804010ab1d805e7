import type { ApprovalKind, Decision } from "@/lib/config/community/approvals";
import { brand } from "@/lib/config/brand";
import type { Language } from "@/lib/config/languages";
import { composeMail, type MailTranslator } from "./compose-mail";
import type { MailContent } from "./outbox";

interface ApprovalMail {
  readonly language: Language;
  readonly kind: ApprovalKind;
  readonly note: string | null;
  readonly name: string;
  readonly link: string;
}

/** An admin's decision on an application, with the admin's note. */
export const approvalMail = (mail: ApprovalMail & { readonly decision: Decision }): MailContent =>
  compose(mail, (t) => {
    const key = `approvals.${mail.kind}.${mail.decision}` as const;
    return { subject: t(`${key}.subject`), text: t(`${key}.text`, { brand: brand.name }) };
  });

/** An approval was revoked, with the reason. */
export const revokedMail = (mail: ApprovalMail): MailContent =>
  compose(mail, (t) => ({
    subject: t("approvals.revoked.subject", { kind: mail.kind }),
    text: t("approvals.revoked.text", { kind: mail.kind }),
  }));

function compose(
  { language, kind, note, name, link }: ApprovalMail,
  write: (t: MailTranslator) => { readonly subject: string; readonly text: string },
): MailContent {
  return composeMail(language, (t) => {
    const { subject, text } = write(t);
    return {
      name,
      subject,
      before: [text, ...(note ? [t("approvals.note", { note })] : [])],
      button: { label: t("approvals.button", { kind }), href: link },
    };
  });
}
