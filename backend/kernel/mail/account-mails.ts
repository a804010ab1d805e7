import { brand } from "@/lib/config/brand";
import type { Language } from "@/lib/config/languages";
import { getTranslator } from "@/lib/i18n/messages";
import { composeMail } from "./compose-mail";
import type { MailContent } from "./outbox";

interface AccountMail {
  readonly language: Language;
  readonly name: string | undefined;
  readonly link: string;
}

/** Without the name: the applicant chose it and may have entered somebody else's address. */
export const confirmationMail = (mail: Omit<AccountMail, "name">) =>
  linkMail("confirm", { ...mail, name: undefined });
export const resetMail = (mail: AccountMail) => linkMail("reset", mail);

/** The last mail to an account; its link explains what was deleted and what remains. */
export function deletedMail(mail: AccountMail): MailContent {
  const t = getTranslator(mail.language, "mail");
  return accountMail("deleted", mail, [t("deleted.notYou")]);
}

function linkMail(kind: "confirm" | "reset", mail: AccountMail): MailContent {
  const t = getTranslator(mail.language, "mail");
  return accountMail(kind, mail, [t("linkLifetime"), t(`${kind}.notYou`)]);
}

function accountMail(
  kind: "confirm" | "reset" | "deleted",
  { language, name, link }: AccountMail,
  after: readonly string[],
): MailContent {
  const t = getTranslator(language, "mail");
  return composeMail(language, {
    name,
    subject: t(`${kind}.subject`, { brand: brand.name }),
    before: [t(`${kind}.text`, { brand: brand.name })],
    button: { label: t(`${kind}.button`), href: link },
    after,
  });
}
