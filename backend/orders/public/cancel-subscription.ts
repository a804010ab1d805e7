import { eq } from "drizzle-orm";
import { orders } from "@/backend/db/schema/orders";
import type { Caller, CurrentUser } from "@/backend/http/caller";
import { notFound, Refusal } from "@/backend/http/refusals";
import type { Order } from "@/backend/orders/payments/find-payment";
import type { PaymentContext } from "./payment-context";
import {
  findSubscription,
  findSubscriptionOfOrder,
  isChargeable,
  type Subscription,
} from "./find-subscription";
import { syncSubscription } from "@/backend/orders/subscriptions/sync-subscription";

/** Not 503, which the BFF reads as an outage of the whole shop. */
const providerUnreachable = new Refusal(409, {
  code: "not_ended",
  message: "refusals.paypalUnreachable",
});

/** Stops renewals; the paid period stays. Idempotent. If the provider does not respond, nothing changes. */
export async function cancelSubscription(
  context: PaymentContext,
  { id }: Subscription,
): Promise<undefined | Refusal> {
  const current = await findSubscription(context.db, id);
  if (current === undefined || !isChargeable(current)) return undefined;
  const provider = context.providers.find(current.provider)?.subscriptions;
  if (provider === undefined) return providerUnreachable;
  try {
    await provider.cancel(id);
  } catch (error) {
    context.log.warn({ subscription: id, err: error }, "subscription could not be cancelled");
    return providerUnreachable;
  }
  // Cancelled there. If the sync fails, a webhook or the reconciler updates our row later.
  await syncSubscription(context, id);
  return undefined;
}

/** Guest orders need only the order token. Orders of an account also need its owner, because mails get forwarded. */
export function canCancelSubscription(
  { userId }: Pick<Order, "userId">,
  user: CurrentUser | undefined,
): boolean {
  return userId === null || userId === user?.id;
}

/** 404 for everyone who may not cancel it. */
export async function cancelSubscriptionByToken(
  context: PaymentContext,
  { user }: Caller,
  token: string,
): Promise<undefined | Refusal> {
  const [order] = await context.db.select().from(orders).where(eq(orders.token, token));
  const match =
    order && canCancelSubscription(order, user) && (await findSubscriptionOfOrder(context.db, order.id));
  return match ? cancelSubscription(context, match.subscription) : notFound();
}
