import { brand } from "@/lib/config/brand";
import type { Language } from "@/lib/config/languages";
import { newsletterLinkDays } from "@/lib/config/account/newsletter";
import { getTranslator } from "@/lib/i18n/messages";
import { paths } from "@/lib/navigation/paths";
import { composeMail } from "./compose-mail";
import type { MailContent } from "./outbox";

interface NewsletterMail {
  readonly appOrigin: string;
  readonly language: Language;
  readonly unsubscribeToken: string;
}

/** The link that confirms a subscription. */
export function confirmNewsletterMail(mail: NewsletterMail & { readonly confirmToken: string }): MailContent {
  const t = getTranslator(mail.language, "mail");
  return composeMail(mail.language, {
    subject: t("newsletter.confirm.subject"),
    before: [t("newsletter.confirm.text", { brand: brand.name })],
    button: {
      label: t("newsletter.confirm.button"),
      href: mail.appOrigin + paths.confirmNewsletter(mail.confirmToken),
    },
    after: [
      t("newsletter.confirm.lifetime", { days: newsletterLinkDays }),
      t("newsletter.confirm.notYou"),
      unsubscribeLine(mail),
    ],
  });
}

/** To an address that subscribes again. Only its owner learns that it is subscribed. */
export function alreadySubscribedMail(mail: NewsletterMail): MailContent {
  const t = getTranslator(mail.language, "mail");
  return composeMail(mail.language, {
    subject: t("newsletter.already.subject"),
    before: [t("newsletter.already.text")],
    button: { label: t("newsletter.already.button"), href: mail.appOrigin + paths.pages.news },
    after: [unsubscribeLine(mail)],
  });
}

/** The last line of every newsletter mail. */
const unsubscribeLine = ({ appOrigin, language, unsubscribeToken }: NewsletterMail) =>
  getTranslator(language, "mail")("newsletter.unsubscribe", {
    link: appOrigin + paths.unsubscribeNewsletter(unsubscribeToken),
  });
