import { brand } from "@/lib/config/brand";
import type { Language } from "@/lib/config/languages";
import { getTranslator } from "@/lib/i18n/messages";
import type { MailContent } from "./outbox";
import { renderMail } from "./render-mail";
import type { MailReceipt } from "./render-receipt";

export type MailTranslator = ReturnType<typeof getTranslator<"mail">>;

export interface MailText {
  readonly subject: string;
  /** Not of mails to an address that nobody has confirmed. */
  readonly name?: string | undefined;
  readonly before: readonly string[];
  readonly receipt?: MailReceipt | undefined;
  readonly button: { readonly label: string; readonly href: string };
  readonly after?: readonly string[] | undefined;
}

/** Adds what every mail has: greeting, the address below the button, signature. */
export function composeMail(language: Language, write: (t: MailTranslator) => MailText): MailContent {
  const t = getTranslator(language, "mail");
  const { name, after = [], ...mail } = write(t);
  return renderMail({
    ...mail,
    language,
    after,
    greeting: name === undefined ? t("greetingWithoutName") : t("greeting", { name }),
    linkHint: t("linkHint"),
    signature: t("signature", { brand: brand.name }),
    tagline: t("tagline"),
  });
}
