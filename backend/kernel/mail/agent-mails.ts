import { brand } from "@/lib/config/brand";
import type { Language } from "@/lib/config/languages";
import { formatDate } from "@/lib/domain/format";
import { paths } from "@/lib/navigation/paths";
import { composeMail } from "./compose-mail";
import type { MailContent } from "./outbox";

interface Recipient {
  readonly name: string;
  readonly language: Language;
}

interface AgentMail {
  readonly appOrigin: string;
  readonly user: Recipient & { readonly countryCode: string };
}

interface TermMail extends AgentMail {
  readonly expiresAt: Date;
}

interface MessageMail {
  readonly appOrigin: string;
  readonly user: Recipient;
  readonly sender: { readonly name: string; readonly email: string };
  readonly text: string;
}

interface NominationMail {
  readonly appOrigin: string;
  readonly language: Language;
  readonly club: string;
}

/** Mails to collection agents, and to those who are nominated. */
export const agentMails = {
  active: ({
    appOrigin,
    user,
    expiresAt,
    isListed,
  }: TermMail & { readonly isListed: boolean }): MailContent => {
    const date = formatDate(expiresAt, user.countryCode);
    return composeMail(user.language, (t) => ({
      name: user.name,
      subject: t("agents.active.subject"),
      before: [t("agents.active.text", { date }), t(`agents.active.${isListed ? "listed" : "notListed"}`)],
      button: { label: t("agents.open"), href: appOrigin + paths.agentApplication },
    }));
  },
  endsSoon: ({ appOrigin, user, expiresAt }: TermMail): MailContent => {
    const date = formatDate(expiresAt, user.countryCode);
    return composeMail(user.language, (t) => ({
      name: user.name,
      subject: t("agents.endsSoon.subject", { date }),
      before: [t("agents.endsSoon.text")],
      button: { label: t("agents.endsSoon.button"), href: appOrigin + paths.agentQuiz },
    }));
  },
  expired: ({ appOrigin, user }: AgentMail): MailContent => {
    return composeMail(user.language, (t) => ({
      name: user.name,
      subject: t("agents.expired.subject"),
      before: [t("agents.expired.text")],
      button: { label: t("agents.endsSoon.button"), href: appOrigin + paths.agentQuiz },
    }));
  },
  nominated: ({ appOrigin, language, club }: NominationMail): MailContent => {
    return composeMail(language, (t) => ({
      subject: t("agents.nominated.subject", { club }),
      before: [t("agents.nominated.text", { club, brand: brand.name })],
      button: { label: t("agents.nominated.button"), href: appOrigin + paths.agentApplication },
    }));
  },
  message: ({ appOrigin, user, sender, text }: MessageMail): MailContent => {
    return composeMail(user.language, (t) => ({
      name: user.name,
      subject: t("agents.message.subject", { name: sender.name }),
      before: [t("agents.message.text", { name: sender.name }), ...text.split(/\n+/)],
      after: [t("agents.message.reply", { email: sender.email })],
      button: { label: t("agents.message.button"), href: appOrigin + paths.agentApplication },
    }));
  },
} as const;
