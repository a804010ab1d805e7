import { addYears } from "date-fns";
import { eq } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { subscriptionOrders, subscriptions } from "@/backend/db/schema/subscriptions";
import type { LockedPayment } from "@/backend/orders/payments/find-payment";
import type { ProviderPayment } from "@/backend/payment-providers/payment-provider";

interface SubscriptionPayment {
  readonly locked: LockedPayment;
  readonly providerPayment: ProviderPayment;
  readonly now: Date;
}

/** Called before the first order is placed, in the same transaction: the order's mail states the renewal date. */
export async function recordSubscription(tx: Tx, started: SubscriptionPayment): Promise<void> {
  const { payment, orders } = started.locked;
  if (payment.subscribesTo === null) return;
  await insertSubscription(tx, started, false);
  await tx
    .insert(subscriptionOrders)
    .values(
      orders.map(({ order }) => ({ orderId: order.id, subscriptionId: started.providerPayment.providerId })),
    )
    .onConflictDoNothing();
}

/**
 * No order was placed, but the subscription may be running at the provider and charge one day. It is recorded so that the
 * sweeper cancels it.
 */
export async function recordUnwantedSubscription(tx: Tx, started: SubscriptionPayment): Promise<void> {
  if (started.locked.payment.subscribesTo === null) return;
  const { providerId: id } = started.providerPayment;
  await insertSubscription(tx, started, true);
  await tx.update(subscriptions).set({ isUnwanted: true }).where(eq(subscriptions.id, id));
  await tx.delete(subscriptionOrders).where(eq(subscriptionOrders.subscriptionId, id));
}

async function insertSubscription(
  tx: Tx,
  { locked: { payment }, providerPayment, now }: SubscriptionPayment,
  isUnwanted: boolean,
) {
  const { id: paymentId, provider, subscribesTo, amount, currency } = payment;
  if (subscribesTo === null) return;
  await tx
    .insert(subscriptions)
    .values({
      paymentId,
      provider,
      amount,
      currency,
      isUnwanted,
      id: providerPayment.providerId,
      productId: subscribesTo,
      state: "active",
      runsUntil: providerPayment.paidUntil ?? addYears(now, 1),
    })
    .onConflictDoNothing();
}
