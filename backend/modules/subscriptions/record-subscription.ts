import { addYears } from "date-fns";
import { eq } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { subscriptionOrders, subscriptions } from "@/backend/db/schema/subscriptions";
import type { LockedPayment } from "@/backend/modules/payments/find-payment";
import type { ProviderPayment } from "@/backend/payments/port";

interface Begun {
  readonly locked: LockedPayment;
  readonly said: ProviderPayment;
  readonly now: Date;
}

/** In the transaction that makes its first order, and before that: the order's mail says when it renews. */
export async function recordSubscription(tx: Tx, begun: Begun): Promise<void> {
  const { payment, orders } = begun.locked;
  if (payment.subscribesTo === null) return;
  await insert(tx, begun, false);
  await tx
    .insert(subscriptionOrders)
    .values(orders.map(({ order }) => ({ orderId: order.id, subscriptionId: begun.said.providerId })))
    .onConflictDoNothing();
}

/**
 * Nothing was ordered by it, but at the provider it may run, and take money one day. Written down, it is ended as soon as the
 * provider answers.
 */
export async function recordUnwanted(tx: Tx, begun: Begun): Promise<void> {
  if (begun.locked.payment.subscribesTo === null) return;
  const { providerId: id } = begun.said;
  await insert(tx, begun, true);
  await tx.update(subscriptions).set({ isUnwanted: true }).where(eq(subscriptions.id, id));
  await tx.delete(subscriptionOrders).where(eq(subscriptionOrders.subscriptionId, id));
}

async function insert(tx: Tx, { locked: { payment }, said, now }: Begun, isUnwanted: boolean) {
  const { id: paymentId, provider, subscribesTo, amount, currency } = payment;
  if (subscribesTo === null) return;
  await tx
    .insert(subscriptions)
    .values({
      ...{ paymentId, provider, amount, currency, isUnwanted },
      id: said.providerId,
      productId: subscribesTo,
      state: "active",
      runsUntil: said.paidUntil ?? addYears(now, 1),
    })
    .onConflictDoNothing();
}
