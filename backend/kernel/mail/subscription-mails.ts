import { formatLongDay } from "@/lib/domain/format";
import type { MailTranslator } from "./compose-mail";
import { orderMail, type OrderMail } from "./order-mails";
import type { MailContent } from "./outbox";

interface SubscriptionMail extends OrderMail {
  readonly runsUntil: Date;
}

/** The subscription was cancelled, in the shop or at PayPal. */
export const endedMail = (mail: SubscriptionMail): MailContent =>
  orderMail("ended", mail, (t) => ({ before: linesOf(mail, t) }));

export const notRenewedMail = (mail: SubscriptionMail): MailContent =>
  orderMail("notRenewed", mail, (t) => ({
    before: linesOf(mail, t),
    after: [t("orders.notRenewed.next")],
  }));

const linesOf = ({ order, runsUntil }: SubscriptionMail, t: MailTranslator): readonly string[] => [
  t("orders.number", { number: order.number }),
  t("orders.until", { until: formatLongDay(order.language, runsUntil) }),
];
