import { eq, sql } from "drizzle-orm";
import { payments } from "@/backend/db/schema/payments";
import type { Refusal } from "@/backend/http/refusals";
import { ProviderRefusal } from "@/backend/payments/port";
import type { BeginPayment } from "./begin-payment";
import { findPayment, ordersOf, type Payment, paymentsOf } from "./find-payment";
import { beingPaid, paidAlready, paymentUnknown } from "./refusals";
import { settle } from "./settle";
import type { Settled } from "./settled";
import type { PaymentWorld } from "./world";

export type Wanted = Pick<BeginPayment, "orderIds" | "provider" | "method" | "token">;

/** As long as a call to a provider may take: until then whoever has begun is still at it. */
const callMs = 30_000;

/**
 * Before a payment is begun: whatever was begun for these orders has ended, is the one that will be used again, or is in the way.
 * Asks providers, so it never runs in a transaction.
 */
export async function clearWay(world: PaymentWorld, wanted: Wanted): Promise<Refusal | undefined> {
  if (wanted.orderIds.length === 0) return undefined;
  const before = await paymentsOf(world.db, wanted.orderIds, ["starting", "open", "unknown", "failed"]);
  for (const payment of before) {
    const refused = await clear(world, payment, wanted);
    if (refused) return refused;
  }
  return undefined;
}

/** Whatever was begun for this order can be paid by nobody any more; a refusal where that cannot be had, or it is paid already. */
export async function closePayments(world: PaymentWorld, orderId: number): Promise<Refusal | undefined> {
  const before = await paymentsOf(world.db, [orderId], ["starting", "open", "unknown", "failed"]);
  for (const payment of before) {
    const refused = await clear(world, payment);
    if (refused) return refused;
  }
  return undefined;
}

async function clear(world: PaymentWorld, payment: Payment, wanted?: Wanted): Promise<Refusal | undefined> {
  const isUsedAgain = wanted !== undefined && (await isReusable(world, payment, wanted));
  if (payment.state === "starting" && isFresh(world, payment)) return isUsedAgain ? undefined : beingPaid();
  if (payment.state === "failed" && payment.providerId === null) return undefined;
  const { kind } = await settle(world, payment.id);
  const refused = refuseAs(kind);
  if (refused || isUsedAgain || kind === "cancelled" || kind === "returned") return refused;
  return close(world, payment.id);
}

/** What has become of it stands in the way of another. */
function refuseAs(kind: Settled["kind"]): Refusal | undefined {
  if (kind === "paid" || kind === "held") return paidAlready();
  if (kind === "processing") return beingPaid();
  return kind === "unknown" ? paymentUnknown() : undefined;
}

const isFresh = ({ now }: PaymentWorld, { updatedAt }: Payment) =>
  now().getTime() - updatedAt.getTime() < callMs;

/** One live payment is used again, whatever has changed in between; a card's token makes a payment of its own. */
export async function isReusable(world: Pick<PaymentWorld, "db">, payment: Payment, wanted: Wanted) {
  const { provider, method, token, orderIds } = wanted;
  if (token !== undefined || payment.provider !== provider || payment.method !== method) return false;
  const ids = (await ordersOf(world.db, payment.id)).map(({ order }) => order.id);
  return ids.length === orderIds.length && ids.every((id) => orderIds.includes(id));
}

/** So that nobody can pay it any more, from whatever tab. Should it be paid this very moment, then it is paid. */
export async function close(world: PaymentWorld, paymentId: string): Promise<Refusal | undefined> {
  const payment = await findPayment(world.db, paymentId);
  const provider = payment && world.providers.find(payment.provider);
  if (payment === undefined || provider === undefined) return undefined;
  if (payment.providerId !== null) {
    try {
      await provider.cancel(payment.providerId);
    } catch (error) {
      if (!(error instanceof ProviderRefusal)) return paymentUnknown();
    }
    const refused = refuseAs((await settle(world, payment.id)).kind);
    if (refused) return refused;
  }
  await world.db
    .update(payments)
    .set({ state: "cancelled", updatedAt: sql`now()` })
    .where(
      sql`${eq(payments.id, paymentId)} and ${payments.state} in ('starting', 'open', 'unknown', 'failed')`,
    );
  return undefined;
}
