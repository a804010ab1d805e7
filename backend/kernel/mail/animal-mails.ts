import { brand } from "@/lib/config/brand";
import type { Language } from "@/lib/config/languages";
import { composeMail } from "./compose-mail";
import type { MailContent } from "./outbox";

interface SharedMail {
  readonly language: Language;
  readonly owner: string;
  readonly animal: string;
  readonly link: string;
}

/** Somebody can see an animal now. The address needs no account yet, so the mail greets without a name. */
export function sharedMail({ language, owner, animal, link }: SharedMail): MailContent {
  return composeMail(language, (t) => ({
    subject: t("animals.shared.subject", { owner, animal }),
    before: [t("animals.shared.text", { owner, animal, brand: brand.name })],
    button: { label: t("animals.shared.button"), href: link },
    after: [t("animals.shared.register")],
  }));
}

export type TransferMailKind = "offered" | "accepted" | "declined" | "cancelled" | "expired" | "expiredOffer";

interface TransferMail {
  readonly language: Language;
  /** Undefined for addresses that may have no account. */
  readonly name: string | undefined;
  /** Name or address of the other side. */
  readonly other: string;
  readonly animals: readonly string[];
  readonly link: string;
}

/** A step of a transfer. The sender's own words are on the screen only: the mail goes to addresses nobody has confirmed. */
export function transferMail(
  kind: TransferMailKind,
  { language, name, other, animals, link }: TransferMail,
): MailContent {
  const variables = { other, count: animals.length, animal: animals[0] ?? "", brand: brand.name };
  const isOffer = kind === "offered";
  return composeMail(language, (t) => ({
    name,
    subject: t(`animals.${kind}.subject`, variables),
    before: [t(`animals.${kind}.text`, variables), ...(animals.length > 1 ? [animals.join(", ")] : [])],
    button: { label: t(isOffer ? "animals.offered.button" : "animals.transfersButton"), href: link },
    after: isOffer ? [t("animals.offered.register")] : [],
  }));
}
