import { and, eq, inArray, ne, sum } from "drizzle-orm";
import type { RefundState } from "@/lib/config/orders/orders";
import type { Tx } from "@/backend/db/client";
import { payments, refunds } from "@/backend/db/schema/payments";
import type { LockedPayment } from "./find-payment";

/** The money is on its way to the buyer or has arrived. */
const returnedStates = ["pending", "succeeded"] as const satisfies readonly RefundState[];

/** Sum of refunds that are not known to have failed: what is left of a payment is what it took minus this. */
export async function sumReservedRefunds(tx: Tx, paymentId: string, orderId?: number): Promise<number> {
  const [total] = await tx
    .select({ amount: sum(refunds.amount) })
    .from(refunds)
    .where(
      and(
        eq(refunds.paymentId, paymentId),
        ne(refunds.state, "failed"),
        orderId === undefined ? undefined : eq(refunds.orderId, orderId),
      ),
    );
  return Number(total?.amount ?? 0);
}

async function sumReturnedRefunds(tx: Tx, paymentId: string): Promise<number> {
  const [total] = await tx
    .select({ amount: sum(refunds.amount) })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), inArray(refunds.state, [...returnedStates])));
  return Number(total?.amount ?? 0);
}

/** Writes the ledger's amount. Call it after every change of a refund, under the lock of the payment. */
export async function updateRefundedAmount(tx: Tx, paymentId: string): Promise<void> {
  const refunded = await sumReturnedRefunds(tx, paymentId);
  await tx.update(payments).set({ refunded, updatedAt: new Date() }).where(eq(payments.id, paymentId));
}

/** What of the taken money belongs to this order. What was taken beyond all orders belongs to the last one. */
export function calculateShare({ payment, orders }: LockedPayment, orderId: number): number {
  let left = payment.taken;
  for (const [index, { order, amount }] of orders.entries()) {
    const share = index === orders.length - 1 ? left : Math.min(amount, left);
    if (order.id === orderId) return share;
    left -= share;
  }
  return 0;
}

/** What can still be refunded of this order's share. */
export async function calculateRemaining(tx: Tx, locked: LockedPayment, orderId: number): Promise<number> {
  const { payment } = locked;
  const left = payment.taken - (await sumReservedRefunds(tx, payment.id));
  const ofOrder = calculateShare(locked, orderId) - (await sumReservedRefunds(tx, payment.id, orderId));
  return Math.max(0, Math.min(left, ofOrder));
}
