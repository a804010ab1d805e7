import { and, eq, ne, notInArray, sum } from "drizzle-orm";
import { type RefundState } from "@/lib/config/orders";
import { toWireAmount } from "@/lib/domain/money";
import type { Tx } from "@/backend/db/client";
import { paymentOrders, payments, refunds } from "@/backend/db/schema/payments";
import { Refusal, refuseFields } from "@/backend/http/refusals";
import { runInTransaction } from "@/backend/http/transaction";
import { retrying } from "@/backend/db/retrying";
import { crashPoint } from "@/backend/payments/crash-point";
import { lockPayment, type Payment } from "./find-payment";
import { runRefund } from "./run-refund";
import { returnReasons } from "./settled";
import type { PaymentWorld } from "./world";
import { writeRefund } from "./write-refund";

export interface RefundOrder {
  readonly orderId: number;
  /** In the order's currency; undefined: all that is left. */
  readonly amount?: number | undefined;
  readonly reason: string;
  /** Of the administrator; null where the shop itself gives it back. */
  readonly actorId: number | null;
}

const nothingTaken = new Refusal(409, {
  code: "not_refundable",
  message: "No provider has taken money for this order, so none can give it back.",
});

/** 428 on `amount` where that much is not left, 409 where nothing was taken by a provider. */
export async function refundOrder(
  world: PaymentWorld,
  refund: RefundOrder,
): Promise<{ readonly refundId: string; readonly state: RefundState } | Refusal> {
  const refundId = await retrying(() => runInTransaction(world.db, (tx) => reserve(tx, refund)));
  if (refundId instanceof Refusal) return refundId;
  crashPoint("refund-written");
  return { refundId, state: await runRefund(world, refundId) };
}

/** Whoever is second waits for the first, and finds only what that one has left. */
async function reserve(tx: Tx, refund: RefundOrder): Promise<string | Refusal> {
  const payment = await lockTaken(tx, refund.orderId);
  if (payment === undefined) return nothingTaken;
  const left = await leftOf(tx, payment, refund.orderId);
  const amount = refund.amount ?? left;
  if (amount < 1 || amount > left)
    return refuseFields({ amount: `At most ${toWireAmount(left)} ${payment.currency} can be given back` });
  return writeRefund(tx, { payment, ...refund, amount });
}

/** The payment an order was paid with: one that came to nothing has its own refund. */
async function lockTaken(tx: Tx, orderId: number): Promise<Payment | undefined> {
  const taken = await tx
    .select({ id: payments.id, problem: payments.problem })
    .from(payments)
    .innerJoin(paymentOrders, eq(paymentOrders.paymentId, payments.id))
    .where(and(eq(paymentOrders.orderId, orderId), eq(payments.state, "succeeded")));
  const first = taken.find(({ problem }) => problem === null);
  return first && (await lockPayment(tx, first.id))?.payment;
}

async function leftOf(tx: Tx, payment: Payment, orderId: number): Promise<number> {
  const ofPayment = eq(refunds.paymentId, payment.id);
  const isCounted = ne(refunds.state, "failed");
  const [all] = await tx
    .select({ amount: sum(refunds.amount) })
    .from(refunds)
    .where(and(ofPayment, isCounted));
  const [own] = await tx
    .select({ amount: sum(refunds.amount) })
    .from(refunds)
    .where(and(ofPayment, isCounted, eq(refunds.orderId, orderId), notInArray(refunds.reason, [...returnReasons])));
  const [part] = await tx
    .select({ amount: paymentOrders.amount })
    .from(paymentOrders)
    .where(and(eq(paymentOrders.paymentId, payment.id), eq(paymentOrders.orderId, orderId)));
  return Math.min(payment.amount - Number(all?.amount ?? 0), (part?.amount ?? 0) - Number(own?.amount ?? 0));
}
