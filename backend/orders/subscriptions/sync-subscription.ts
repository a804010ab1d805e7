import { eq } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { withRetry } from "@/backend/db/with-retry";
import { subscriptions } from "@/backend/db/schema/subscriptions";
import { notifyBuyer } from "@/backend/orders/orders/notify-buyer";
import { endedMail, notRenewedMail } from "@/backend/kernel/mail/subscription-mails";
import { lockPayment } from "@/backend/orders/payments/find-payment";
import type { PaymentContext } from "@/backend/orders/public/payment-context";
import type { ProviderSubscription } from "@/backend/payment-providers/payment-provider";
import {
  findSubscription,
  findFirstOrder,
  isChargeable,
  type Subscription,
} from "@/backend/orders/public/find-subscription";
import { createRenewalOrder } from "./create-renewal-order";

/**
 * Updates a subscription from the provider, independent of the order of webhooks: renewals become orders, and its state
 * moves forward. False if the provider did not respond.
 */
export async function syncSubscription(context: PaymentContext, id: string): Promise<boolean> {
  const subscription = await findSubscription(context.db, id);
  if (subscription === undefined) return true;
  const provider = context.providers.find(subscription.provider)?.subscriptions;
  if (provider === undefined) return false;
  let current: ProviderSubscription | undefined;
  try {
    current = await provider.fetch(id);
  } catch (error) {
    context.log.warn({ subscription: id, err: error }, "subscription could not be fetched");
    return false;
  }
  const [, ...renewals] = current?.payments ?? [];
  for (const payment of renewals) await createRenewalOrder(context, subscription, payment);
  await withRetry(() =>
    context.db.transaction((tx) => updateSubscription(context, tx, { subscription, current })),
  );
  return true;
}

interface SubscriptionUpdate {
  readonly subscription: Subscription;
  /** Undefined if the provider no longer knows it: its state then stays as it is. */
  readonly current: ProviderSubscription | undefined;
}

async function updateSubscription(
  context: PaymentContext,
  tx: Tx,
  { subscription: { id, paymentId }, current }: SubscriptionUpdate,
) {
  await lockPayment(tx, paymentId);
  const [before] = await tx.select().from(subscriptions).where(eq(subscriptions.id, id)).for("update");
  if (before === undefined) return;
  // A cancelled or expired subscription stays so, even if a slow response says otherwise.
  const change = current === undefined || !isChargeable(before) ? {} : toChange(before, current);
  await tx
    .update(subscriptions)
    .set({ ...change, lookedAt: context.now() })
    .where(eq(subscriptions.id, id));
  await sendMails(context, tx, before, { ...before, ...change });
}

function toChange(before: Subscription, { state, runsUntil, failedPayments }: ProviderSubscription) {
  // The provider may omit the next billing date; the paid period must never get shorter.
  const latest = runsUntil > before.runsUntil ? runsUntil : before.runsUntil;
  return { state, failedPayments, runsUntil: latest };
}

async function sendMails({ appOrigin }: PaymentContext, tx: Tx, before: Subscription, after: Subscription) {
  const order = after.isUnwanted ? undefined : await findFirstOrder(tx, after.id);
  if (order === undefined) return;
  const { runsUntil } = after;
  const isEnd = isChargeable(before) && !isChargeable(after);
  if (!isEnd && !hasNewFailure(before, after)) return;
  const event = isEnd ? "subscriptionEnded" : "subscriptionNotRenewed";
  // Changes with every comparison.
  const key = before.lookedAt?.toISOString() ?? "";
  const mail = (isEnd ? endedMail : notRenewedMail)({ order, runsUntil, appOrigin });
  await notifyBuyer(tx, { order, appOrigin, event, key }, mail);
}

/** A failed payment arrives as two webhooks, failure and suspension: the buyer gets one mail. */
function hasNewFailure(before: Subscription, after: Subscription): boolean {
  if (before.state === "suspended") return false;
  return after.state === "suspended" || after.failedPayments > before.failedPayments;
}
