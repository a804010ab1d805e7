import { and, asc, eq } from "drizzle-orm";
import { toWireAmount } from "@/lib/domain/money";
import type { Tx } from "@/backend/db/client";
import { orderEvents, orders } from "@/backend/db/schema/orders";
import { paymentOrders, payments, refunds } from "@/backend/db/schema/payments";
import { users } from "@/backend/db/schema/users";
import { notFound } from "@/backend/http/refusals";
import { readRefundable } from "@/backend/modules/payments/read-refundable";
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
    ...(await readRefundable(tx, id)),
    canCancel: ["open", "held"].includes(row.order.state),
    ...(await readFulfilment(tx, row.order)),
    canMarkPaid: ["open", "held"].includes(row.order.state),
    payments: paymentRows.map(toPaymentDetails),
    refunds: refundRows.map(({ refund, by }) => ({
      amount: toWireAmount(refund.amount),
      at: refund.createdAt.toISOString(),
      state: refund.state,
      reason: refund.reason,
      isFromProvider: refund.isFromProvider,
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

function toPaymentDetails({ payment, amount }: PaymentRows[number]) {
  const { id, provider, method, providerId, state, problem, cardBrand, cardLast4 } = payment;
  return {
    ...{ id, provider, method, providerId, state, problem },
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
