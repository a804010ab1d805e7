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

function linkMail(kind: "confirm" | "reset", { name, link }: LinkMail): MailContent {
  return writeMail({
    subject: words(`${kind}.subject`, { brand: brand.name }),
    greeting: words("greeting", { name }),
    before: [words(`${kind}.text`, { brand: brand.name })],
    button: { label: words(`${kind}.button`), href: link },
    after: [words("life"), words(`${kind}.notYou`)],
    byHand: words("byHand"),
    signature: words("signature", { brand: brand.name }),
    tagline: brand.tagline,
  });
}
