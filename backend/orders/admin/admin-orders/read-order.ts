import { and, asc, eq } from "drizzle-orm";
import { toWireAmount } from "@/lib/domain/money";
import type { Tx } from "@/backend/db/client";
import { orders } from "@/backend/db/schema/orders";
import { paymentOrders, payments, refunds } from "@/backend/db/schema/payments";
import { notFound } from "@/backend/http/refusals";
import { listKitsOfOrder } from "@/backend/kits/public/list-kits";
import { listEvents } from "@/backend/orders/orders/list-events";
import { listRefunds } from "@/backend/orders/payments/list-refunds";
import { readRefundable } from "@/backend/orders/payments/read-refundable";
import { createMoneyFormatter } from "@/backend/orders/orders/money-formatter";
import { isPostable } from "@/backend/orders/orders/shipment";
import type { Order } from "@/backend/orders/payments/find-payment";
import { readOrderDetails } from "@/backend/orders/orders/read-order";

/** An order with everything hidden from customers: payments, their problems, and who did what. */
export async function readAdminOrder(tx: Tx, id: number) {
  const order = await readOrderDetails(tx, eq(orders.id, id));
  if (order === undefined) return notFound();
  const { row, details } = order;
  const paymentRows = await readPayments(tx, id);
  const isUnpaid = ["open", "held"].includes(row.order.state);
  return {
    ...details,
    kits: await listKitsOfOrder(tx, id, { isAdmin: true, settings: {} }),
    customerId: row.order.userId,
    ...(await readRefundable(tx, row.order)),
    canCancel: isUnpaid,
    ...(await readFulfilment(tx, row.order)),
    canMarkPaid: isUnpaid,
    payments: paymentRows.map(toPaymentDetails),
    refunds: await listRefunds(tx, eq(refunds.orderId, id)),
    events: await listEvents(tx, [id]),
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

type PaymentRows = Awaited<ReturnType<typeof readPayments>>;

function toPaymentDetails({ payment, amount }: PaymentRows[number]) {
  const { id, provider, method, providerId, state, problem, cardBrand, cardLast4 } = payment;
  return {
    id,
    provider,
    method,
    providerId,
    state,
    problem,
    amount: toWireAmount(amount),
    currency: createMoneyFormatter(payment.currency).currency,
    card: cardLast4 === null ? null : `${cardBrand ?? ""} ${cardLast4}`.trim(),
    createdAt: payment.createdAt.toISOString(),
    settledAt: payment.settledAt?.toISOString() ?? null,
  };
}
