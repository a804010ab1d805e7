import { errorCode } from "@/lib/domain/error-codes";
import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { RefundState } from "@/lib/config/orders/orders";
import { toWireAmount } from "@/lib/domain/money";
import type { Tx } from "@/backend/db/client";
import { paymentDisputes, paymentOrders, payments } from "@/backend/db/schema/payments";
import { notFound, Refusal, refuseFields } from "@/backend/http/refusals";
import { runInTransaction } from "@/backend/http/transaction";
import { withRetry } from "@/backend/db/with-retry";
import { crashPoint } from "@/backend/payment-providers/crash-point";
import { type LockedPayment, lockPayment } from "./find-payment";
import type { PaymentContext } from "@/backend/orders/public/payment-context";
import { insertRefund, processRefund } from "./process-refund";
import { isAutoRefundReason } from "@/lib/domain/orders/auto-refunds";
import { calculateRemaining } from "./refund-amounts";
import { allUnits, listRefundableLines, priceUnits, type RequestedUnits } from "./refund-units";

export interface RefundOrder {
  readonly orderId: number;
  /** One payment of the order; undefined: the one it was placed with, or else one with a problem. */
  readonly paymentId?: string | undefined;
  /** In the order's currency; undefined, without units: everything that is left. */
  readonly amount?: number | undefined;
  /** Instead of an amount: units of the order's lines. */
  readonly units?: readonly RequestedUnits[] | undefined;
  readonly reason: string;
  /** The bank's, of money sent back by transfer. */
  readonly reference?: string | undefined;
  /** The administrator; null for automatic refunds. */
  readonly actorId: number | null;
}

const notRefundable = new Refusal(409, {
  code: "not_refundable",
  message: "refusals.notRefundable",
});

const disputed = new Refusal(409, {
  code: "disputed",
  message: "refusals.disputed",
});

/**
 * 428 on `amount` or `units` if that much is not left, on `reference` if a transfer lacks it, 409 if no money was taken for
 * the order.
 */
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
  const { orderId, reason, actorId, reference } = refund;
  const locked = await lockRefundablePayment(tx, refund);
  if (locked instanceof Refusal) return locked;
  if (lacksReference(locked, refund)) return refuseFields({ reference: "fields.required" });
  const remaining = await calculateRemaining(tx, locked, orderId);
  const lines = await listRefundableLines(tx, orderId);
  const chosen = refund.units === undefined ? [] : priceUnits(lines, refund.units);
  if (chosen === undefined) return refuseFields({ units: "fields.refundedUnits" });
  const ofUnits = chosen.reduce((sum, { amount }) => sum + amount, 0);
  const amount = refund.units === undefined ? (refund.amount ?? remaining) : ofUnits;
  if (amount < 1 || amount > remaining)
    return refuseTooMuch(locked, remaining, refund.units === undefined ? "amount" : "units");
  // Money and units agree: with the last of the money the last units are refunded too.
  const units = amount === remaining ? allUnits(lines) : chosen;
  return insertRefund(tx, { payment: locked.payment, orderId, amount, reason, actorId, units, reference });
}

const lacksReference = ({ payment }: LockedPayment, { reference }: RefundOrder): boolean =>
  payment.provider === "transfer" && reference === undefined;

function refuseTooMuch(
  { payment }: LockedPayment,
  remaining: number,
  field: "amount" | "units" = "amount",
): Refusal {
  const currency = payment.takenCurrency ?? payment.currency;
  const amount = `${toWireAmount(remaining)} ${currency}`;
  return refuseFields({
    [field]: remaining === 0 ? "fields.refundedAll" : errorCode("fields.refundTooLarge", { amount }),
  });
}

/** Prefers the payment the order was placed with; then one on hold, then one whose automatic refund failed. */
async function lockRefundablePayment(
  tx: Tx,
  { orderId, paymentId }: RefundOrder,
): Promise<LockedPayment | Refusal> {
  const candidates = await listTakenPayments(tx, orderId, paymentId);
  let first: LockedPayment | undefined;
  for (const { id } of candidates) {
    const locked = await lockPayment(tx, id);
    if (locked === undefined) continue;
    first ??= locked;
    if ((await calculateRemaining(tx, locked, orderId)) === 0) continue;
    return (await isDisputed(tx, id)) ? disputed : locked;
  }
  return first ?? notRefundable;
}

export async function listTakenPayments(tx: Tx, orderId: number, paymentId: string | undefined) {
  const rows = await tx
    .select({ id: payments.id, problem: payments.problem })
    .from(payments)
    .innerJoin(paymentOrders, eq(paymentOrders.paymentId, payments.id))
    .where(
      and(
        eq(paymentOrders.orderId, orderId),
        gt(payments.taken, 0),
        paymentId === undefined ? undefined : eq(payments.id, paymentId),
      ),
    )
    .orderBy(asc(payments.createdAt), asc(payments.id));
  const rank = ({ problem }: (typeof rows)[number]) =>
    problem === null ? 0 : isAutoRefundReason(problem) ? 2 : 1;
  return rows.toSorted((a, b) => rank(a) - rank(b));
}

export async function isDisputed(tx: Tx, paymentId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: paymentDisputes.disputeId })
    .from(paymentDisputes)
    .where(and(eq(paymentDisputes.paymentId, paymentId), eq(paymentDisputes.state, "open")));
  return rows.length > 0;
}

/** Refunds what is left of a payment, or a part of it, whatever the state of payment and orders. */
export async function refundPayment(
  context: PaymentContext,
  refund: Omit<RefundOrder, "orderId" | "units"> & { readonly paymentId: string },
): Promise<readonly RefundState[] | Refusal> {
  const refundIds = await withRetry(() =>
    runInTransaction(context.db, (tx) => reservePaymentRefund(tx, refund)),
  );
  if (refundIds instanceof Refusal) return refundIds;
  const states: RefundState[] = [];
  for (const id of refundIds) states.push(await processRefund(context, id));
  return states;
}

async function reservePaymentRefund(
  tx: Tx,
  refund: Omit<RefundOrder, "orderId" | "units"> & { readonly paymentId: string },
): Promise<readonly string[] | Refusal> {
  const locked = await lockPayment(tx, refund.paymentId);
  if (locked === undefined) return notFound();
  if (locked.payment.taken === 0 || locked.payment.provider === "transfer") return notRefundable;
  if (await isDisputed(tx, refund.paymentId)) return disputed;
  const parts = [];
  for (const { order } of locked.orders)
    parts.push({ orderId: order.id, remaining: await calculateRemaining(tx, locked, order.id) });
  const remaining = parts.reduce((sum, part) => sum + part.remaining, 0);
  let left = refund.amount ?? remaining;
  if (left < 1 || left > remaining) return refuseTooMuch(locked, remaining);
  const ids: string[] = [];
  for (const part of parts) {
    const amount = Math.min(left, part.remaining);
    if (amount === 0) continue;
    left -= amount;
    const id = await reserveRefund(tx, { ...refund, orderId: part.orderId, amount });
    if (id instanceof Refusal) return id;
    ids.push(id);
  }
  return ids;
}

/** All that is left of every payment of an order, for its cancellation. */
export async function reserveOrderRefunds(
  tx: Tx,
  { orderId, actorId, reason }: Pick<RefundOrder, "orderId" | "actorId" | "reason">,
): Promise<readonly string[] | Refusal> {
  const ids: string[] = [];
  for (const { id: paymentId } of await listTakenPayments(tx, orderId, undefined)) {
    const locked = await lockPayment(tx, paymentId);
    if (locked === undefined || (await calculateRemaining(tx, locked, orderId)) === 0) continue;
    const refundId = await reserveRefund(tx, { orderId, paymentId, actorId, reason });
    if (refundId instanceof Refusal) return refundId;
    ids.push(refundId);
  }
  return ids;
}

/** Marks the problems of these payments as dealt with; they leave the list of payments that need attention. */
export async function markReviewed(tx: Tx, paymentId: string): Promise<void> {
  await tx
    .update(payments)
    .set({ reviewedAt: sql`now()` })
    .where(eq(payments.id, paymentId));
}
