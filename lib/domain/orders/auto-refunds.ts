/** Why money is returned without anybody asking for it. */
export const autoRefundReasons = [
  "paid-already",
  "coupon-gone",
  "points-gone",
  "order-gone",
  // The provider had returned the money before we heard of the payment.
  "refunded-by-provider",
] as const;

export type AutoRefundReason = (typeof autoRefundReasons)[number];

export const isAutoRefundReason = (reason: string | null): boolean =>
  autoRefundReasons.some((known) => known === reason);

interface RefundedPayment {
  readonly problem: string | null;
}

/** Whether a refund counts against its order. Money of a duplicate payment never belonged to it. */
export const countsForOrder = ({ problem }: RefundedPayment, reason: string): boolean =>
  !isAutoRefundReason(reason) && !isAutoRefundReason(problem);
