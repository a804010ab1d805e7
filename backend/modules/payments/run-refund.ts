import { and, eq, inArray, notInArray, sql, sum } from "drizzle-orm";
import type { RefundState } from "@/lib/config/orders";
import { retrying } from "@/backend/db/retrying";
import type { Tx } from "@/backend/db/client";
import { orders } from "@/backend/db/schema/orders";
import { payments, refunds } from "@/backend/db/schema/payments";
import { refundedMail } from "@/backend/mail/order-mails";
import { putInOutbox } from "@/backend/mail/outbox";
import { writeEvent } from "@/backend/modules/orders/become";
import { giveBack } from "@/backend/modules/loyalty/give-back";
import { crashPoint } from "@/backend/payments/crash-point";
import {
  type PaymentProvider,
  type ProviderRefund,
  ProviderRefusal,
  type StartRefund,
} from "@/backend/payments/port";
import { findPayment, lockPayment, type Order } from "./find-payment";
import { returnReasons } from "./settled";
import type { PaymentWorld } from "./world";

type Refund = typeof refunds.$inferSelect;

/** Asks the provider for it, or what has become of it; how often does not matter. */
export async function runRefund(world: PaymentWorld, refundId: string): Promise<RefundState> {
  const [refund] = await world.db.select().from(refunds).where(eq(refunds.id, refundId));
  if (refund === undefined) throw new Error("There is no such refund.");
  const payment = await findPayment(world.db, refund.paymentId);
  const provider = payment && world.providers.find(payment.provider);
  if (!payment?.providerId || provider === undefined) return refund.state;
  const { amount } = refund;
  const knownAs = refund.providerId ?? undefined;
  const asked = { refundId, providerId: payment.providerId, amount, currency: payment.currency, knownAs };
  const heard = await askFor(world, { provider, refund, asked });
  const state = await retrying(() => world.db.transaction((tx) => record(world, tx, { refund, ...heard })));
  return heard.state === "unknown" ? "unknown" : state;
}

interface Heard {
  readonly state: RefundState;
  readonly providerId?: string;
}

interface Asking {
  readonly provider: PaymentProvider;
  readonly refund: Refund;
  readonly asked: StartRefund;
}

/** What was asked for before is looked up first: its answer may have been lost, or a crash came between. */
async function askFor(world: PaymentWorld, { provider, refund, asked }: Asking): Promise<Heard> {
  try {
    const found = await provider.findRefund(asked);
    if (found !== undefined) return toHeard(found);
    if (refund.state !== "starting" && refund.state !== "unknown") return { state: refund.state };
    const given = await give(world, provider, asked);
    crashPoint("provider-refunded");
    return given;
  } catch (error) {
    world.log.warn({ refund: refund.id, err: error }, "nobody knows yet what has become of a refund");
    return { state: "unknown" };
  }
}

async function give(world: PaymentWorld, provider: PaymentProvider, asked: StartRefund): Promise<Heard> {
  try {
    return toHeard(await provider.refund(asked));
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    world.log.error({ refund: asked.refundId, code: error.code }, "a refund was refused");
    return { state: "failed" };
  }
}

const toHeard = ({ state, providerId }: ProviderRefund): Heard => ({ state, providerId });

async function record(
  world: PaymentWorld,
  tx: Tx,
  { refund: before, state, providerId }: Heard & { refund: Refund },
): Promise<RefundState> {
  const locked = await lockPayment(tx, before.paymentId);
  const [refund] = await tx.select().from(refunds).where(eq(refunds.id, before.id)).for("update");
  if (locked === undefined || refund === undefined) throw new Error("There is no such refund.");
  // Nobody knows more than before; and what has failed is over, since a new try is a refund of its own.
  if (refund.state === state || refund.state === "failed") return refund.state;
  if (state === "unknown" && refund.state !== "starting") return refund.state;
  await tx
    .update(refunds)
    .set({ state, ...(providerId !== undefined && { providerId }), updatedAt: sql`now()` })
    .where(eq(refunds.id, refund.id));
  await sumUp(tx, refund.paymentId);
  const order = locked.orders.find((each) => each.order.id === refund.orderId)?.order;
  if (order !== undefined) await tell(world, tx, { refund, state, order });
  return state;
}

async function sumUp(tx: Tx, paymentId: string): Promise<void> {
  const isGiven = and(eq(refunds.paymentId, paymentId), inArray(refunds.state, ["pending", "succeeded"]));
  const [given] = await tx
    .select({ amount: sum(refunds.amount) })
    .from(refunds)
    .where(isGiven);
  await tx
    .update(payments)
    .set({ refunded: Number(given?.amount ?? 0), updatedAt: sql`now()` })
    .where(eq(payments.id, paymentId));
}

interface Told {
  readonly refund: Refund;
  readonly state: RefundState;
  readonly order: Order;
}

async function tell(world: PaymentWorld, tx: Tx, { refund, state, order }: Told): Promise<void> {
  const { amount, reason: note, createdBy: actorId } = refund;
  if (state === "failed") {
    await writeEvent(tx, order.id, { kind: "refund-failed", amount, note, actorId });
    return reopen(tx, order);
  }
  if (state !== "succeeded") return;
  await writeEvent(tx, order.id, { kind: "refunded", amount, note, actorId });
  // Of a payment that came to nothing the buyer has heard already.
  if (returnReasons.some((reason) => reason === note)) return;
  await putInOutbox(tx, { to: order.email, ...refundedMail({ order, amount, appOrigin: world.appOrigin }) });
  if ((await givenOf(tx, order.id)) >= order.total) await giveAllBack(tx, order);
}

/** What counts against the order: what was given for being paid twice does not. */
async function givenOf(tx: Tx, orderId: number): Promise<number> {
  const [given] = await tx
    .select({ amount: sum(refunds.amount) })
    .from(refunds)
    .where(
      and(
        eq(refunds.orderId, orderId),
        eq(refunds.state, "succeeded"),
        notInArray(refunds.reason, [...returnReasons]),
      ),
    );
  return Number(given?.amount ?? 0);
}

async function giveAllBack(tx: Tx, order: Order): Promise<void> {
  if (order.state === "refunded") return;
  await tx.update(orders).set({ state: "refunded" }).where(eq(orders.id, order.id));
  await giveBack(tx, order);
}

/** A bank may send a refund back days later: the order is then as paid as before. */
async function reopen(tx: Tx, { id, state }: Order): Promise<void> {
  if (state === "refunded") await tx.update(orders).set({ state: "paid" }).where(eq(orders.id, id));
}
