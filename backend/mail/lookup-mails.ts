import { createTranslator } from "use-intl/core";
import { brand } from "@/lib/config/brand";
import mail from "@/messages/en/mail.json" with { type: "json" };
import type { MailContent } from "./outbox";
import { writeMail } from "./write-mail";

const words = createTranslator({ locale: "en", messages: { mail }, namespace: "mail" });

interface OrderLink {
  readonly name: string;
  readonly number: string;
  readonly link: string;
}

/** To whoever the order is of: somebody has asked for the way to it. */
export function orderLinkMail({ name, number, link }: OrderLink): MailContent {
  return writeMail({
    subject: words("orderLink.subject", { number }),
    greeting: words("greeting", { name }),
    before: [words("orderLink.text", { number })],
    button: { label: words("orderLink.button"), href: link },
    after: [words("orderLink.notYou")],
    byHand: words("byHand"),
    signature: words("signature", { brand: brand.name }),
    tagline: brand.tagline,
  });
}
