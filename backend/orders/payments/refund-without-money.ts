import { withRetry } from "@/backend/db/with-retry";
import type { Tx } from "@/backend/db/client";
import { transitionToRefunded } from "@/backend/orders/orders/order-transitions";
import { lockOrder, type Order } from "./find-payment";
import type { PaymentContext } from "@/backend/orders/public/payment-context";
import { isAutoRefundReason } from "@/lib/domain/orders/auto-refunds";
import { listTakenPayments, type RefundOrder } from "./refund-order";

/** Points or a coupon paid all of it. The money of a duplicate payment never belonged to the order. */
export async function isPaidWithoutMoney(tx: Tx, { id, state, total }: Order): Promise<boolean> {
  if (state !== "paid" || total > 0) return false;
  const taken = await listTakenPayments(tx, id, undefined);
  return taken.every(({ problem }) => isAutoRefundReason(problem));
}

/** Refunds an order that no money paid for: points and coupon return. False for any other order. */
export async function refundWithoutMoney(
  { db, appOrigin }: PaymentContext,
  { orderId, reason, actorId }: Pick<RefundOrder, "orderId" | "reason" | "actorId">,
): Promise<boolean> {
  return withRetry(() =>
    db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (order === undefined || !(await isPaidWithoutMoney(tx, order))) return false;
      const whole = { amount: 0, units: [], isWhole: true, isOfOrder: true, isAnnounced: false };
      await transitionToRefunded(tx, { order, note: reason, actorId, appOrigin, ...whole });
      return true;
    }),
  );
}
