import type { Language } from "@/lib/config/languages";
import { composeMail } from "./compose-mail";
import type { MailContent } from "./outbox";

export type ReminderKind = "activation" | "posting" | "expiry";

interface ReminderMail {
  readonly language: Language;
  /** Kits, or animals whose sample is awaited. */
  readonly labels: readonly string[];
  readonly link: string;
  readonly unsubscribe: string;
}

export function reminderMail(
  kind: ReminderKind,
  { language, labels, link, unsubscribe }: ReminderMail,
): MailContent {
  const count = labels.length;
  return composeMail(language, (t) => ({
    subject: t(`reminders.${kind}.subject`, { count }),
    before: [t(`reminders.${kind}.text`, { count }), ...labels],
    button: { label: t(`reminders.${kind}.button`), href: link },
    after: [t(`reminders.${kind}.after`), t("reminders.unsubscribe", { link: unsubscribe })],
  }));
}
