import { fixedPaths } from "@/lib/navigation/fixed-paths";
import { paths } from "@/lib/navigation/paths";
import { money, type OrderMail, orderMail, orderTranslator } from "./order-mails";
import type { MailContent } from "./outbox";

/** Mails about what happens to the buyer's money after, or instead of, the order's confirmation. */

interface AmountMail extends OrderMail {
  readonly amount: number;
}

interface ReturnedMail extends AmountMail {
  readonly reason: "paid-already" | "coupon-gone" | "points-gone" | "order-gone" | "refunded-by-provider";
}

export function refundedMail({ order, amount, appOrigin }: OrderMail & { amount: number }): MailContent {
  const t = orderTranslator(order);
  const before = [
    t("orders.number", { number: order.number }),
    amount === 0 ? t("orders.cancelled.back") : t("orders.refunded.amount", { amount: money(order, amount) }),
  ];
  return orderMail("refunded", { order, appOrigin, before, after: [] });
}

/** The payment succeeded but the order could not be placed: the money is returned. */
export function returnedMail({ order, amount, reason, appOrigin }: ReturnedMail): MailContent {
  const t = orderTranslator(order);
  const before = [
    t(`orders.returned.reason.${reason}`),
    t("orders.returned.amount", { amount: money(order, amount) }),
  ];
  return orderMail("returned", { order, appOrigin, before, after: [], path: fixedPaths.checkout });
}

export function heldMail({ order, appOrigin }: OrderMail): MailContent {
  const t = orderTranslator(order);
  const before = [t("orders.number", { number: order.number })];
  return orderMail("held", { order, appOrigin, before, after: [] });
}

/** The same for the buyer, whether they or an admin cancelled. */
export function cancelledMail({ order, appOrigin }: OrderMail): MailContent {
  const t = orderTranslator(order);
  const before = [t("orders.number", { number: order.number })];
  const hasUsed = order.couponCode !== null || order.loyaltyPoints > 0;
  const after = [...(hasUsed ? [t("orders.cancelled.back")] : []), t("orders.cancelled.sent")];
  return orderMail("cancelled", { order, appOrigin, before, after });
}

/** A refund failed: what the buyer was promised comes later. */
export function refundDelayedMail({ order, amount, appOrigin }: AmountMail): MailContent {
  const t = orderTranslator(order);
  const before = [
    t("orders.number", { number: order.number }),
    t("orders.refunded.amount", { amount: money(order, amount) }),
  ];
  return orderMail("refundDelayed", { order, appOrigin, before, after: [] });
}

/** A payment that takes days, of which the buyer had read that it is on its way, did not arrive. */
export function paymentFailedMail({ order, appOrigin }: OrderMail): MailContent {
  const t = orderTranslator(order);
  const before = [t("orders.number", { number: order.number })];
  const path = order.state === "open" ? paths.pendingOrders : fixedPaths.checkout;
  return orderMail("paymentFailed", { order, appOrigin, before, after: [], path });
}

export function disputedMail({ order, appOrigin }: OrderMail): MailContent {
  const t = orderTranslator(order);
  const before = [t("orders.number", { number: order.number })];
  return orderMail("disputed", { order, appOrigin, before, after: [] });
}
