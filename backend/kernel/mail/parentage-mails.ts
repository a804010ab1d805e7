import { brand } from "@/lib/config/brand";
import type { Language } from "@/lib/config/languages";
import { animalPaths } from "@/lib/navigation/animal-paths";
import { composeMail } from "./compose-mail";
import type { MailContent } from "./outbox";

interface ParentageMail {
  readonly appOrigin: string;
  readonly requestId: number;
  /** Recipient. */
  readonly user: { readonly name: string; readonly language: Language };
  /** Name of the animal it is about. */
  readonly animal: string;
}

/** Asks an owner whether their animal may be compared. */
export function consentMail({
  requester,
  ...mail
}: ParentageMail & { readonly requester: string }): MailContent {
  const { animal: name } = mail;
  return composeMail(mail.user.language, (t) => ({
    name: mail.user.name,
    subject: t("parentage.consent.subject", { name }),
    before: [
      t("parentage.consent.text", { name, requester, brand: brand.name }),
      t("parentage.consent.private"),
    ],
    button: {
      label: t("parentage.consent.button"),
      href: `${mail.appOrigin}${animalPaths.parentageConsents}`,
    },
  }));
}

export const reportedMail = (mail: ParentageMail): MailContent => requesterMail(mail, "reported");

export const declinedMail = (mail: ParentageMail): MailContent => requesterMail(mail, "declined");

function requesterMail(
  { appOrigin, requestId, user, animal: name }: ParentageMail,
  key: "reported" | "declined",
): MailContent {
  return composeMail(user.language, (t) => ({
    name: user.name,
    subject: t(`parentage.${key}.subject`, { name }),
    before: [t(`parentage.${key}.text`, { name })],
    button: {
      label: t(`parentage.${key}.button`),
      href: `${appOrigin}${animalPaths.parentageRequest(requestId)}`,
    },
  }));
}
