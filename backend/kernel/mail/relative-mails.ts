import type { Language } from "@/lib/config/languages";
import { paths } from "@/lib/navigation/paths";
import { composeMail } from "./compose-mail";
import type { MailContent } from "./outbox";

interface RelativeMail {
  readonly appOrigin: string;
  readonly recipient: { readonly name: string; readonly language: Language };
  readonly sender: { readonly email: string };
  /** The recipient's animal. */
  readonly relative: string;
  readonly relativeId: number;
  /** The sender's animal. */
  readonly animal: string;
  readonly text: string;
}

/** A message of the owner of a possible relative. The recipient's address stays unknown until they reply. */
export function relativeMail({ appOrigin, recipient, sender, text, ...animals }: RelativeMail): MailContent {
  const names = { animal: animals.animal, relative: animals.relative };
  return composeMail(recipient.language, (t) => ({
    name: recipient.name,
    subject: t("relatives.subject", { relative: animals.relative }),
    before: [t("relatives.text", names), ...text.split(/\n+/)],
    after: [t("relatives.reply", { email: sender.email }), t("relatives.end", names)],
    button: { label: t("relatives.button"), href: appOrigin + paths.relativesOf(animals.relativeId) },
  }));
}
