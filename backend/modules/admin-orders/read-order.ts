import { and, asc, eq } from "drizzle-orm";
import { toWireAmount } from "@/lib/domain/money";
import type { Tx } from "@/backend/db/client";
import { orderEvents, orders } from "@/backend/db/schema/orders";
import { paymentOrders, payments, refunds } from "@/backend/db/schema/payments";
import { users } from "@/backend/db/schema/users";
import { notFound } from "@/backend/http/refusals";
import { createMoneyFormatter } from "@/backend/modules/orders/money-formatter";
import { isPostable } from "@/backend/modules/orders/shipment";
import type { Order } from "@/backend/modules/payments/find-payment";
import { readOrderDetails } from "@/backend/modules/orders/read-order";

/** An order with everything hidden from customers: payments, their problems, and who did what. */
export async function readAdminOrder(tx: Tx, id: number) {
  const order = await readOrderDetails(tx, eq(orders.id, id));
  if (order === undefined) return notFound();
  const { row, details } = order;
  const paymentRows = await readPayments(tx, id);
  const refundRows = await readRefunds(tx, id);
  return {
    ...details,
    customerId: row.order.userId,
    refundable: toWireAmount(calculateRefundable(paymentRows, refundRows)),
    canCancel: row.order.state === "open",
    ...(await readFulfilment(tx, row.order)),
    canMarkPaid: ["open", "held"].includes(row.order.state),
    payments: paymentRows.map(toPaymentDetails),
    refunds: refundRows.map(({ refund, by }) => ({
      amount: toWireAmount(refund.amount),
      at: refund.createdAt.toISOString(),
      state: refund.state,
      reason: refund.reason,
      by,
    })),
    events: await readEvents(tx, id),
  };
}

async function readFulfilment(tx: Tx, order: Order) {
  const { carrier, carrierName, trackingNumber, sampleCollector } = order;
  const [postable] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, order.id), isPostable));
  return {
    canMarkPosted: postable !== undefined,
    posting: carrier === null ? null : { carrier, carrierName, trackingNumber },
    sampling: {
      wantsSwabs: order.isSwabRequired,
      collector: sampleCollector && { ...sampleCollector, clinic: sampleCollector.clinic ?? null },
    },
  };
}

function readPayments(tx: Tx, orderId: number) {
  return tx
    .select({ payment: payments, amount: paymentOrders.amount })
    .from(paymentOrders)
    .innerJoin(payments, eq(payments.id, paymentOrders.paymentId))
    .where(eq(paymentOrders.orderId, orderId))
    .orderBy(asc(payments.createdAt), asc(payments.id));
}

function readRefunds(tx: Tx, orderId: number) {
  return tx
    .select({ refund: refunds, by: users.name })
    .from(refunds)
    .leftJoin(users, eq(users.id, refunds.createdBy))
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
}

type PaymentRows = Awaited<ReturnType<typeof readPayments>>;
type RefundRows = Awaited<ReturnType<typeof readRefunds>>;

/**
 * What `refundOrder` can still refund. Excludes transfers (refunded by hand), duplicate payments (refunded automatically)
 * and held payments.
 */
function calculateRefundable(paymentRows: PaymentRows, refundRows: RefundRows): number {
  const refundable = paymentRows.filter(
    ({ payment: { state, problem, provider } }) =>
      state === "succeeded" && problem === null && provider !== "transfer",
  );
  const ids = new Set(refundable.map(({ payment }) => payment.id));
  const refunded = refundRows.filter(({ refund }) => refund.state !== "failed" && ids.has(refund.paymentId));
  const sumOf = (rows: readonly { readonly amount: number }[]) =>
    rows.reduce((sum, { amount }) => sum + amount, 0);
  return Math.max(0, sumOf(refundable) - sumOf(refunded.map(({ refund }) => refund)));
}

function toPaymentDetails({ payment, amount }: PaymentRows[number]) {
  const { provider, method, providerId, state, problem, cardBrand, cardLast4 } = payment;
  return {
    ...{ provider, method, providerId, state, problem },
    amount: toWireAmount(amount),
    currency: createMoneyFormatter(payment.currency).currency,
    card: cardLast4 === null ? null : `${cardBrand ?? ""} ${cardLast4}`.trim(),
    createdAt: payment.createdAt.toISOString(),
    settledAt: payment.settledAt?.toISOString() ?? null,
  };
}

async function readEvents(tx: Tx, orderId: number) {
  const rows = await tx
    .select({ event: orderEvents, actor: users.name })
    .from(orderEvents)
    .leftJoin(users, eq(users.id, orderEvents.actorId))
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.id));
  return rows.map(({ event: { kind, at, amount, note }, actor }) => ({
    ...{ kind, note, actor },
    at: at.toISOString(),
    amount: amount === null ? null : toWireAmount(amount),
  }));
}
