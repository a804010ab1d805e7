import { fixedPaths } from "@/lib/navigation/fixed-paths";
import { paths } from "@/lib/navigation/paths";
import { money, type OrderMail, orderMail } from "./order-mails";
import type { MailContent } from "./outbox";

/** Mails about what happens to the buyer's money after, or instead of, the order's confirmation. */

interface AmountMail extends OrderMail {
  readonly amount: number;
}

interface ReturnedMail extends AmountMail {
  readonly reason: "paid-already" | "coupon-gone" | "points-gone" | "order-gone" | "refunded-by-provider";
}

export function refundedMail({ order, amount, appOrigin }: AmountMail): MailContent {
  return orderMail("refunded", { order, appOrigin }, (t) => ({
    before: [
      t("orders.number", { number: order.number }),
      amount === 0
        ? t("orders.cancelled.back")
        : t("orders.refunded.amount", { amount: money(order, amount) }),
    ],
  }));
}

/** The payment succeeded but the order could not be placed: the money is returned. */
export function returnedMail({ order, amount, reason, appOrigin }: ReturnedMail): MailContent {
  return orderMail("returned", { order, appOrigin }, (t) => ({
    before: [
      t(`orders.returned.reason.${reason}`),
      t("orders.returned.amount", { amount: money(order, amount) }),
    ],
    path: fixedPaths.checkout,
  }));
}

export const heldMail = (mail: OrderMail): MailContent => orderMail("held", mail);

/** The same for the buyer, whether they or an admin cancelled. */
export function cancelledMail(mail: OrderMail): MailContent {
  const { couponCode, loyaltyPoints } = mail.order;
  const hasUsed = couponCode !== null || loyaltyPoints > 0;
  return orderMail("cancelled", mail, (t) => ({
    after: [...(hasUsed ? [t("orders.cancelled.back")] : []), t("orders.cancelled.sent")],
  }));
}

/** A refund failed: what the buyer was promised comes later. */
export function refundDelayedMail({ order, amount, appOrigin }: AmountMail): MailContent {
  return orderMail("refundDelayed", { order, appOrigin }, (t) => ({
    before: [
      t("orders.number", { number: order.number }),
      t("orders.refunded.amount", { amount: money(order, amount) }),
    ],
  }));
}

/** A payment that takes days, of which the buyer had read that it is on its way, did not arrive. */
export function paymentFailedMail(mail: OrderMail): MailContent {
  const path = mail.order.state === "open" ? paths.pendingOrders : fixedPaths.checkout;
  return orderMail("paymentFailed", mail, () => ({ path }));
}

export const disputedMail = (mail: OrderMail): MailContent => orderMail("disputed", mail);
