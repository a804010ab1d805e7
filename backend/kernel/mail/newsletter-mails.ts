import { brand } from "@/lib/config/brand";
import type { Language } from "@/lib/config/languages";
import { newsletterLinkDays } from "@/lib/config/account/newsletter";
import { paths } from "@/lib/navigation/paths";
import { composeMail, type MailTranslator } from "./compose-mail";
import type { MailContent } from "./outbox";

interface NewsletterMail {
  readonly appOrigin: string;
  readonly language: Language;
  readonly unsubscribeToken: string;
}

/** The link that confirms a subscription. */
export function confirmNewsletterMail(mail: NewsletterMail & { readonly confirmToken: string }): MailContent {
  return composeMail(mail.language, (t) => ({
    subject: t("newsletter.confirm.subject"),
    before: [t("newsletter.confirm.text", { brand: brand.name })],
    button: {
      label: t("newsletter.confirm.button"),
      href: mail.appOrigin + paths.confirmNewsletter(mail.confirmToken),
    },
    after: [
      t("newsletter.confirm.lifetime", { days: newsletterLinkDays }),
      t("newsletter.confirm.notYou"),
      unsubscribeLine(mail, t),
    ],
  }));
}

/** To an address that subscribes again. Only its owner learns that it is subscribed. */
export function alreadySubscribedMail(mail: NewsletterMail): MailContent {
  return composeMail(mail.language, (t) => ({
    subject: t("newsletter.already.subject"),
    before: [t("newsletter.already.text")],
    button: { label: t("newsletter.already.button"), href: mail.appOrigin + paths.pages.news },
    after: [unsubscribeLine(mail, t)],
  }));
}

/** The last line of every newsletter mail. */
const unsubscribeLine = ({ appOrigin, unsubscribeToken }: NewsletterMail, t: MailTranslator) =>
  t("newsletter.unsubscribe", { link: appOrigin + paths.unsubscribeNewsletter(unsubscribeToken) });
