import { dayOf, orderMail, type OrderMail, orderWords } from "./order-mails";
import type { MailContent } from "./outbox";

interface UntilMail extends OrderMail {
  readonly runsUntil: Date;
}

/** Whoever ended it, here or at PayPal: it renews no more. */
export function endedMail(mail: UntilMail): MailContent {
  return orderMail("ended", { ...mail, before: linesOf(mail), after: [] });
}

export function notRenewedMail(mail: UntilMail): MailContent {
  return orderMail("notRenewed", {
    ...mail,
    before: linesOf(mail),
    after: [orderWords("orders.notRenewed.next")],
  });
}

const linesOf = ({ order: { number }, runsUntil }: UntilMail): readonly string[] => [
  orderWords("orders.number", { number }),
  orderWords("orders.until", { until: dayOf(runsUntil) }),
];
