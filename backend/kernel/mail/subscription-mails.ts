import { formatLongDay } from "@/lib/domain/format";
import { orderMail, type OrderMail, orderTranslator } from "./order-mails";
import type { MailContent } from "./outbox";

interface SubscriptionMail extends OrderMail {
  readonly runsUntil: Date;
}

/** The subscription was cancelled, in the shop or at PayPal. */
export function endedMail(mail: SubscriptionMail): MailContent {
  return orderMail("ended", { ...mail, before: linesOf(mail), after: [] });
}

export function notRenewedMail(mail: SubscriptionMail): MailContent {
  const t = orderTranslator(mail.order);
  return orderMail("notRenewed", { ...mail, before: linesOf(mail), after: [t("orders.notRenewed.next")] });
}

function linesOf({ order, runsUntil }: SubscriptionMail): readonly string[] {
  const t = orderTranslator(order);
  return [
    t("orders.number", { number: order.number }),
    t("orders.until", { until: formatLongDay(order.language, runsUntil) }),
  ];
}
