import { createTranslator } from "use-intl/core";
import { brand } from "@/lib/config/brand";
import mail from "@/messages/en/mail.json" with { type: "json" };
import type { MailContent } from "./outbox";
import { writeMail } from "./write-mail";

const words = createTranslator({ locale: "en", messages: { mail }, namespace: "mail" });

interface LinkMail {
  readonly name: string;
  readonly link: string;
}

export function confirmationMail(given: LinkMail): MailContent {
  return linkMail("confirm", given);
}

export function resetMail(given: LinkMail): MailContent {
  return linkMail("reset", given);
}

/** The last one: the link leads to what is deleted and what stays. */
export function deletedMail({ name, link }: LinkMail): MailContent {
  return accountMail("deleted", { name, link, after: [words("deleted.notYou")] });
}

function linkMail(kind: "confirm" | "reset", given: LinkMail): MailContent {
  return accountMail(kind, { ...given, after: [words("life"), words(`${kind}.notYou`)] });
}

interface AccountMail extends LinkMail {
  readonly after: readonly string[];
}

function accountMail(kind: "confirm" | "reset" | "deleted", { name, link, after }: AccountMail): MailContent {
  return writeMail({
    subject: words(`${kind}.subject`, { brand: brand.name }),
    greeting: words("greeting", { name }),
    before: [words(`${kind}.text`, { brand: brand.name })],
    button: { label: words(`${kind}.button`), href: link },
    after,
    byHand: words("byHand"),
    signature: words("signature", { brand: brand.name }),
    tagline: brand.tagline,
  });
}
