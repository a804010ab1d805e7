import { asc, eq } from "drizzle-orm";
import { toWireAmount } from "@/lib/domain/money";
import type { Tx } from "@/backend/db/client";
import { paymentDisputes, payments, refunds } from "@/backend/db/schema/payments";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import { envelope, offsetOf } from "@/backend/http/paging";
import { notFound } from "@/backend/http/refusals";
import { listEvents } from "@/backend/orders/orders/list-events";
import { listRefunds } from "@/backend/orders/payments/list-refunds";
import { sumReservedRefunds } from "@/backend/orders/payments/refund-amounts";
import {
  listOrdersOf,
  newestFirst,
  type PaymentRow,
  selectPayments,
  toPaymentFacts,
  wherePayments,
} from "./payment-queries";

/** Payments of all customers, the latest change first. */
export async function listPayments(
  { tx }: SignedInContext,
  { query: { search, filter, ...paging } }: Input<"adminPayments.list">,
) {
  const where = wherePayments(tx, { search, filter });
  const rows = await selectPayments(tx)
    .where(where)
    .orderBy(...newestFirst)
    .limit(paging.size)
    .offset(offsetOf(paging));
  const ordersOf = await listOrdersOf(
    tx,
    rows.map(({ payment }) => payment.id),
  );
  const total = await tx.$count(payments, where);
  return envelope(
    rows.map((row) => toPaymentFacts(row, ordersOf)),
    total,
    paging,
  );
}

export async function readPayment(tx: Tx, paymentId: string) {
  const [row] = await selectPayments(tx).where(eq(payments.id, paymentId));
  if (row === undefined) return notFound();
  const { problem, cardBrand, cardLast4, settledAt } = row.payment;
  const ordersOf = await listOrdersOf(tx, [paymentId]);
  const refundRows = await listRefunds(tx, eq(refunds.paymentId, paymentId));
  return {
    ...toPaymentFacts(row, ordersOf),
    problem,
    card: cardLast4 === null ? null : `${cardBrand ?? ""} ${cardLast4}`.trim(),
    settledAt: settledAt?.toISOString() ?? null,
    refundable: toWireAmount(await calculateRefundable(tx, row)),
    canRetry: row.attention === "refund-failed" || refundRows.some(({ state }) => state === "retrying"),
    refunds: refundRows,
    disputes: await readDisputes(tx, paymentId),
    events: await listEvents(
      tx,
      ordersOf.map(({ order }) => order.id),
    ),
  };
}

/** Nothing while it is disputed: the provider returns the money itself. */
async function calculateRefundable(tx: Tx, { payment, isDisputed }: PaymentRow): Promise<number> {
  if (isDisputed || payment.provider === "transfer") return 0;
  return Math.max(0, payment.taken - (await sumReservedRefunds(tx, payment.id)));
}

async function readDisputes(tx: Tx, paymentId: string) {
  const rows = await tx
    .select()
    .from(paymentDisputes)
    .where(eq(paymentDisputes.paymentId, paymentId))
    .orderBy(asc(paymentDisputes.createdAt));
  return rows.map(({ disputeId, state, amount, createdAt }) => ({
    reference: disputeId,
    state,
    amount: toWireAmount(amount),
    at: createdAt.toISOString(),
  }));
}
