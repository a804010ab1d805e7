import type { Language } from "@/lib/config/languages";
import type { ShowMove } from "@/lib/config/community/shows";
import { composeMail } from "./compose-mail";
import type { MailContent } from "./outbox";

interface ShowMail {
  readonly language: Language;
  /** Name of the secretary. */
  readonly name: string;
  readonly state: ShowMove;
  readonly show: string;
  readonly note: string | null;
  readonly kits: number;
  readonly trackingNumber: string | null;
  readonly link: string;
}

/** A show has moved on. */
export function showMail({
  language,
  name,
  state,
  show,
  note,
  kits,
  trackingNumber,
  link,
}: ShowMail): MailContent {
  return composeMail(language, (t) => ({
    name,
    subject: t(`shows.${state}.subject`, { show }),
    before: [
      state === "kits-sent"
        ? t("shows.kits-sent.text", { show, count: kits })
        : t(`shows.${state}.text`, { show }),
      ...(trackingNumber ? [t("shows.tracking", { trackingNumber })] : []),
      ...(note ? [t("approvals.note", { note })] : []),
    ],
    button: { label: t("shows.button"), href: link },
  }));
}
