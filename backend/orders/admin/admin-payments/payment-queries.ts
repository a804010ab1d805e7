import { and, desc, eq, exists, gt, ilike, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { AttentionReason, PaymentFilter, PaymentStatus } from "@/lib/config/orders/orders";
import { toWireAmount } from "@/lib/domain/money";
import { likePattern } from "@/backend/db/like-pattern";
import type { Tx } from "@/backend/db/client";
import { orders } from "@/backend/db/schema/orders";
import { paymentDisputes, paymentOrders, payments, refunds } from "@/backend/db/schema/payments";
import { matchesOrder } from "@/backend/orders/admin/match-orders";
import { createMoneyFormatter } from "@/backend/orders/orders/money-formatter";
import type { Payment } from "@/backend/orders/payments/find-payment";
import { autoRefundReasons } from "@/lib/domain/orders/auto-refunds";
import { isAutoRefundReason } from "@/lib/domain/orders/auto-refunds";

/** Fully qualified, because drizzle omits the table's name in queries on a single table. */
const payment = sql.raw('"payments"');

const hasDispute = (state: "open" | "lost") =>
  sql<boolean>`exists (select from ${paymentDisputes} d where d.payment_id = ${payment}.id and d.state = ${state})`;

/** A failed refund without a later try, whose money has not gone back otherwise. */
const hasFailedRefund = sql<boolean>`exists (select from ${refunds} r where r.payment_id = ${payment}.id
  and r.state = 'failed' and not r.is_from_provider and r.amount <= ${payment}.taken - ${payment}.refunded
  and not exists (select from ${refunds} later where later.retry_of = r.id))`;

/** Refused for now, or without an outcome for a day. */
const hasWaitingRefund = sql<boolean>`exists (select from ${refunds} r where r.payment_id = ${payment}.id
  and (r.state = 'retrying' or (r.state in ('starting', 'unknown', 'pending') and r.updated_at < now() - interval '1 day')))`;

const isHeld = sql<boolean>`(${payment}.state = 'held' and ${payment}.taken > ${payment}.refunded)`;

const attention = sql<AttentionReason | null>`case
  when ${hasDispute("open")} or ${hasDispute("lost")} then 'disputed'
  when ${hasFailedRefund} then 'refund-failed'
  when ${isHeld} then 'held'
  when ${hasWaitingRefund} then 'refund-waiting' end`;

/** Found by index: most payments have no dispute, no open refund and are not held. */
const mayNeedAttention = sql`${payment}.id in (
  select payment_id from ${paymentDisputes} where state in ('open', 'lost')
  union all select payment_id from ${refunds} where state <> 'succeeded'
  union all select id from ${payments} where state = 'held')`;

const isReturned = inArray(payments.problem, [...autoRefundReasons]);

const filters: Readonly<Record<PaymentFilter, () => SQL | undefined>> = {
  attention: () => and(isNull(payments.reviewedAt), mayNeedAttention, sql`${attention} is not null`),
  disputed: () => exists(sql`(select from ${paymentDisputes} d where d.payment_id = ${payment}.id)`),
  "refund-failed": () => hasFailedRefund,
  held: () => eq(payments.state, "held"),
  "refund-waiting": () => hasWaitingRefund,
  returned: () => isReturned,
  refunded: () => gt(payments.refunded, 0),
  failed: () => eq(payments.state, "failed"),
};

const paymentColumns = {
  payment: payments,
  attention,
  isDisputed: hasDispute("open"),
  isDisputeLost: hasDispute("lost"),
};

export function selectPayments(tx: Tx) {
  return tx.select(paymentColumns).from(payments);
}

export type PaymentRow = Awaited<ReturnType<typeof selectPayments>>[number];

interface PaymentsQuery {
  readonly filter?: PaymentFilter | undefined;
  readonly search: string;
}

/** Search matches the provider's reference and number, name and email address of the orders. */
export function wherePayments(tx: Tx, { filter, search }: PaymentsQuery): SQL | undefined {
  if (search === "") return filter && filters[filter]();
  // Two lists of ids, each found by index: one condition over both tables would read them whole.
  const found = unionAll(
    tx
      .select({ id: payments.id })
      .from(payments)
      .where(ilike(payments.providerId, likePattern(search))),
    tx
      .select({ id: paymentOrders.paymentId })
      .from(paymentOrders)
      .innerJoin(orders, eq(orders.id, paymentOrders.orderId))
      .where(matchesOrder(search)),
  );
  return and(filter && filters[filter](), inArray(payments.id, found));
}

export const newestFirst = [desc(payments.updatedAt), desc(payments.id)] as const;

export async function listOrdersOf(tx: Tx, paymentIds: readonly string[]) {
  const { id, number, name, email, state } = orders;
  return tx
    .select({ paymentId: paymentOrders.paymentId, order: { id, number, name, email, state } })
    .from(paymentOrders)
    .innerJoin(orders, eq(orders.id, paymentOrders.orderId))
    .where(inArray(paymentOrders.paymentId, [...paymentIds]))
    .orderBy(orders.id);
}

type OrdersOf = Awaited<ReturnType<typeof listOrdersOf>>;

export function toPaymentFacts(row: PaymentRow, ordersOf: OrdersOf) {
  const { id, provider, method, providerId, taken, amount, refunded, reviewedAt } = row.payment;
  return {
    id,
    provider,
    method,
    providerId,
    attention: row.attention,
    status: toStatus(row),
    isClosed: reviewedAt !== null,
    amount: toWireAmount(taken > 0 ? taken : amount),
    refunded: toWireAmount(refunded),
    currency: createMoneyFormatter(row.payment.takenCurrency ?? row.payment.currency).currency,
    createdAt: row.payment.createdAt.toISOString(),
    updatedAt: row.payment.updatedAt.toISOString(),
    orders: ordersOf.filter(({ paymentId }) => paymentId === id).map(({ order }) => order),
  };
}

/** What happened to the money counts more than the payment's own state. */
function toStatus({ payment: row, isDisputed, isDisputeLost }: PaymentRow): PaymentStatus {
  if (isDisputed) return "disputed";
  return isDisputeLost ? "dispute-lost" : toMoneyStatus(row);
}

function toMoneyStatus({ state, taken, refunded, problem }: Payment): PaymentStatus {
  if (refunded === 0) return state;
  if (refunded < taken) return "partly-refunded";
  return isAutoRefundReason(problem) ? "returned" : "refunded";
}
