import type { Language } from "@/lib/config/languages";
import { packTransferDays } from "@/lib/config/kits/multipacks";
import { paths } from "@/lib/navigation/paths";
import { composeMail } from "./compose-mail";
import type { MailContent } from "./outbox";

interface PackMail {
  readonly language: Language;
  readonly appOrigin: string;
  readonly units: number;
}

interface SentMail extends PackMail {
  /** Email of the recipient. */
  readonly email: string;
  readonly isWaiting: boolean;
}

interface ReceivedMail extends PackMail {
  /** Name of the sender. */
  readonly sender: string;
  readonly isWaiting: boolean;
}

/** Mails about units of multi-packs that change hands. */
export const packMails = {
  sent: ({ language, appOrigin, units, email, isWaiting }: SentMail): MailContent =>
    composeMail(language, (t) => ({
      subject: t("packs.sent.subject", { count: units }),
      before: [
        t("packs.sent.text", { count: units, email }),
        ...(isWaiting ? [t("packs.sent.waiting", { days: packTransferDays })] : []),
      ],
      button: { label: t("packs.open"), href: appOrigin + paths.multipackTransfer },
    })),
  received: ({ language, appOrigin, units, sender, isWaiting }: ReceivedMail): MailContent =>
    composeMail(language, (t) => ({
      subject: t("packs.received.subject", { sender, count: units }),
      before: [
        t("packs.received.text", { sender, count: units }),
        ...(isWaiting ? [t("packs.received.waiting", { days: packTransferDays })] : []),
      ],
      button: isWaiting
        ? { label: t("packs.received.register"), href: appOrigin + paths.registerAs("breeder") }
        : { label: t("packs.received.button"), href: appOrigin + paths.activate },
    })),
  returned: ({ language, appOrigin, units, email }: Omit<SentMail, "isWaiting">): MailContent =>
    composeMail(language, (t) => ({
      subject: t("packs.returned.subject", { count: units }),
      before: [t("packs.returned.text", { count: units, email })],
      button: { label: t("packs.open"), href: appOrigin + paths.multipackTransfer },
    })),
} as const;
