import { and, eq, ne, notInArray, sum } from "drizzle-orm";
import type { RefundState } from "@/lib/config/orders";
import { toWireAmount } from "@/lib/domain/money";
import type { Tx } from "@/backend/db/client";
import { paymentOrders, payments, refunds } from "@/backend/db/schema/payments";
import { Refusal, refuseFields } from "@/backend/http/refusals";
import { runInTransaction } from "@/backend/http/transaction";
import { withRetry } from "@/backend/db/with-retry";
import { crashPoint } from "@/backend/payments/crash-point";
import { lockPayment, type Payment } from "./find-payment";
import type { PaymentContext } from "./payment-context";
import { autoRefundReasons } from "./payment-outcome";
import { insertRefund, processRefund } from "./process-refund";

export interface RefundOrder {
  readonly orderId: number;
  /** In the order's currency; undefined: everything that is left. */
  readonly amount?: number | undefined;
  readonly reason: string;
  /** The administrator; null for automatic refunds. */
  readonly actorId: number | null;
}

const notRefundable = new Refusal(409, {
  code: "not_refundable",
  message: "No provider has taken money for this order, so none can give it back.",
});

/** 428 on `amount` if that much is not left, 409 if no provider has taken money for the order. */
export async function refundOrder(
  context: PaymentContext,
  refund: RefundOrder,
): Promise<{ readonly refundId: string; readonly state: RefundState } | Refusal> {
  const refundId = await withRetry(() => runInTransaction(context.db, (tx) => reserveRefund(tx, refund)));
  if (refundId instanceof Refusal) return refundId;
  crashPoint("refund-written");
  return { refundId, state: await processRefund(context, refundId) };
}

/** Locks the payment, so that concurrent refunds see each other's amounts. */
async function reserveRefund(tx: Tx, refund: RefundOrder): Promise<string | Refusal> {
  const payment = await lockRefundablePayment(tx, refund.orderId);
  if (payment === undefined) return notRefundable;
  const remaining = await calculateRemaining(tx, payment, refund.orderId);
  const amount = refund.amount ?? remaining;
  if (amount < 1 || amount > remaining)
    return refuseFields({
      amount: `At most ${toWireAmount(remaining)} ${payment.currency} can be given back`,
    });
  return insertRefund(tx, { payment, ...refund, amount });
}

/** The payment the order was placed with. Payments with a problem were refunded automatically. */
async function lockRefundablePayment(tx: Tx, orderId: number): Promise<Payment | undefined> {
  const succeeded = await tx
    .select({ id: payments.id, problem: payments.problem })
    .from(payments)
    .innerJoin(paymentOrders, eq(paymentOrders.paymentId, payments.id))
    .where(and(eq(paymentOrders.orderId, orderId), eq(payments.state, "succeeded")));
  const refundable = succeeded.find(({ problem }) => problem === null);
  return refundable && (await lockPayment(tx, refundable.id))?.payment;
}

async function calculateRemaining(tx: Tx, payment: Payment, orderId: number): Promise<number> {
  const isCounted = and(eq(refunds.paymentId, payment.id), ne(refunds.state, "failed"));
  const [refunded] = await tx
    .select({ amount: sum(refunds.amount) })
    .from(refunds)
    .where(isCounted);
  const [refundedOfOrder] = await tx
    .select({ amount: sum(refunds.amount) })
    .from(refunds)
    .where(and(isCounted, eq(refunds.orderId, orderId), notInArray(refunds.reason, [...autoRefundReasons])));
  const [paidForOrder] = await tx
    .select({ amount: paymentOrders.amount })
    .from(paymentOrders)
    .where(and(eq(paymentOrders.paymentId, payment.id), eq(paymentOrders.orderId, orderId)));
  return Math.min(
    payment.amount - Number(refunded?.amount ?? 0),
    (paidForOrder?.amount ?? 0) - Number(refundedOfOrder?.amount ?? 0),
  );
}
