import type { ApprovalKind, Decision } from "@/lib/config/community/approvals";
import { brand } from "@/lib/config/brand";
import type { Language } from "@/lib/config/languages";
import { getTranslator } from "@/lib/i18n/messages";
import { composeMail } from "./compose-mail";
import type { MailContent } from "./outbox";

interface ApprovalMail {
  readonly language: Language;
  readonly kind: ApprovalKind;
  readonly note: string | null;
  readonly name: string;
  readonly link: string;
}

/** An admin's decision on an application, with the admin's note. */
export function approvalMail({
  decision,
  ...mail
}: ApprovalMail & { readonly decision: Decision }): MailContent {
  const t = getTranslator(mail.language, "mail");
  const key = `approvals.${mail.kind}.${decision}` as const;
  return compose(mail, t(`${key}.subject`), t(`${key}.text`, { brand: brand.name }));
}

/** An approval was revoked, with the reason. */
export function revokedMail(mail: ApprovalMail): MailContent {
  const t = getTranslator(mail.language, "mail");
  const { kind } = mail;
  return compose(mail, t("approvals.revoked.subject", { kind }), t("approvals.revoked.text", { kind }));
}

function compose(
  { language, kind, note, name, link }: ApprovalMail,
  subject: string,
  text: string,
): MailContent {
  const t = getTranslator(language, "mail");
  return composeMail(language, {
    name,
    subject,
    before: [text, ...(note ? [t("approvals.note", { note })] : [])],
    button: { label: t("approvals.button", { kind }), href: link },
  });
}
