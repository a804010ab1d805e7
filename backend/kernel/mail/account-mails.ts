import { brand } from "@/lib/config/brand";
import type { Language } from "@/lib/config/languages";
import { composeMail } from "./compose-mail";
import type { MailContent } from "./outbox";

interface AccountMail {
  readonly language: Language;
  readonly name: string | undefined;
  readonly link: string;
}

/** Without the name: the applicant chose it and may have entered somebody else's address. */
export const confirmationMail = (mail: Omit<AccountMail, "name">) =>
  accountMail("confirm", { ...mail, name: undefined });
export const resetMail = (mail: AccountMail) => accountMail("reset", mail);

/** The last mail to an account; its link explains what was deleted and what remains. */
export const deletedMail = (mail: AccountMail) => accountMail("deleted", mail);

function accountMail(
  kind: "confirm" | "reset" | "deleted",
  { language, name, link }: AccountMail,
): MailContent {
  return composeMail(language, (t) => ({
    name,
    subject: t(`${kind}.subject`, { brand: brand.name }),
    before: [t(`${kind}.text`, { brand: brand.name })],
    button: { label: t(`${kind}.button`), href: link },
    after: [...(kind === "deleted" ? [] : [t("linkLifetime")]), t(`${kind}.notYou`)],
  }));
}
