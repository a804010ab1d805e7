import { eq } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { retrying } from "@/backend/db/retrying";
import { subscriptions } from "@/backend/db/schema/subscriptions";
import { putInOutbox } from "@/backend/mail/outbox";
import { endedMail, notRenewedMail } from "@/backend/mail/subscription-mails";
import { lockPayment } from "@/backend/modules/payments/find-payment";
import type { PaymentWorld } from "@/backend/modules/payments/world";
import type { ProviderSubscription } from "@/backend/payments/port";
import { findSubscription, firstOrderOf, isLive, type Subscription } from "./find-subscription";
import { renew } from "./renew";

/**
 * What has become of it is read from the provider, whatever was told and in whatever order: renewals become orders, and its state
 * goes forward. False where the provider does not say.
 */
export async function syncSubscription(world: PaymentWorld, id: string): Promise<boolean> {
  const subscription = await findSubscription(world.db, id);
  if (subscription === undefined) return true;
  const asked = world.providers.find(subscription.provider)?.subscriptions;
  if (asked === undefined) return false;
  let said: ProviderSubscription | undefined;
  try {
    said = await asked.find(id);
  } catch (error) {
    world.log.warn({ subscription: id, err: error }, "a subscription could not be looked up");
    return false;
  }
  const [, ...renewals] = said?.payments ?? [];
  for (const paid of renewals) await renew(world, subscription, paid);
  await retrying(() => world.db.transaction((tx) => write(world, tx, { subscription, said })));
  return true;
}

interface Heard {
  readonly subscription: Subscription;
  /** Undefined where the provider knows it no more: then nothing is known of it. */
  readonly said: ProviderSubscription | undefined;
}

async function write(world: PaymentWorld, tx: Tx, { subscription: { id, paymentId }, said }: Heard) {
  await lockPayment(tx, paymentId);
  const [before] = await tx.select().from(subscriptions).where(eq(subscriptions.id, id)).for("update");
  if (before === undefined) return;
  // What is over stays over, whatever an answer that was long on its way has to say.
  const change = said === undefined || !isLive(before) ? {} : changeOf(before, said);
  await tx
    .update(subscriptions)
    .set({ ...change, lookedAt: world.now() })
    .where(eq(subscriptions.id, id));
  await tell(world, tx, before, { ...before, ...change });
}

function changeOf(before: Subscription, { state, runsUntil, failedPayments }: ProviderSubscription) {
  // Without its next date the provider says less than before, and nobody loses what they have paid for.
  const until = runsUntil > before.runsUntil ? runsUntil : before.runsUntil;
  return { state, failedPayments, runsUntil: until };
}

async function tell({ appOrigin }: PaymentWorld, tx: Tx, before: Subscription, now: Subscription) {
  const order = now.isUnwanted ? undefined : await firstOrderOf(tx, now.id);
  if (order === undefined) return;
  const { runsUntil } = now;
  if (isLive(before) && !isLive(now))
    await putInOutbox(tx, { to: order.email, ...endedMail({ order, runsUntil, appOrigin }) });
  else if (isWorse(before, now))
    await putInOutbox(tx, { to: order.email, ...notRenewedMail({ order, runsUntil, appOrigin }) });
}

/** The provider tells of a failed payment and of what it led to, in two messages: the buyer is told once. */
function isWorse(before: Subscription, now: Subscription): boolean {
  if (before.state === "suspended") return false;
  return now.state === "suspended" || now.failedPayments > before.failedPayments;
}
