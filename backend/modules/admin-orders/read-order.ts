import { asc, eq } from "drizzle-orm";
import { toWireAmount } from "@/lib/domain/money";
import type { Tx } from "@/backend/db/client";
import { orderEvents, orders } from "@/backend/db/schema/orders";
import { paymentOrders, payments, refunds } from "@/backend/db/schema/payments";
import { users } from "@/backend/db/schema/people";
import { notFound } from "@/backend/http/refusals";
import { moneyIn } from "@/backend/modules/orders/money-in";
import { readOrder } from "@/backend/modules/orders/read-order";

/** An order with all that customers are not shown: payments, what went wrong with them, and who did what. */
export async function readDeskOrder(tx: Tx, id: number) {
  const read = await readOrder(tx, eq(orders.id, id));
  if (read === undefined) return notFound();
  const { row, details } = read;
  const paid = await readPayments(tx, id);
  const given = await readRefunds(tx, id);
  return {
    ...details,
    customerId: row.order.userId,
    refundable: toWireAmount(refundable(paid, given)),
    canCancel: row.order.state === "open",
    canMarkPaid: ["open", "held"].includes(row.order.state),
    payments: paid.map(describePayment),
    refunds: given.map(({ refund, by }) => ({
      amount: toWireAmount(refund.amount),
      at: refund.createdAt.toISOString(),
      state: refund.state,
      reason: refund.reason,
      by,
    })),
    events: await readEvents(tx, id),
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

type Payments = Awaited<ReturnType<typeof readPayments>>;
type Refunds = Awaited<ReturnType<typeof readRefunds>>;

/**
 * Of what a provider has taken for this order, what has not gone back: of the payment that `refundOrder` gives back. A
 * transfer is given back by hand, one payment too many has gone back by itself, and one that is held is looked at there.
 */
function refundable(paid: Payments, given: Refunds): number {
  const taken = paid.filter(
    ({ payment: { state, problem, provider } }) =>
      state === "succeeded" && problem === null && provider !== "transfer",
  );
  const ids = new Set(taken.map(({ payment }) => payment.id));
  const back = given.filter(({ refund }) => refund.state !== "failed" && ids.has(refund.paymentId));
  const sumOf = (all: readonly { readonly amount: number }[]) =>
    all.reduce((sum, { amount }) => sum + amount, 0);
  return Math.max(0, sumOf(taken) - sumOf(back.map(({ refund }) => refund)));
}

function describePayment({ payment, amount }: Payments[number]) {
  const { provider, method, providerId, state, problem, cardBrand, cardLast4 } = payment;
  return {
    ...{ provider, method, providerId, state, problem },
    amount: toWireAmount(amount),
    currency: moneyIn(payment.currency).currency,
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
