import { Refusal } from "@/backend/http/refusals";
import type { PaymentWorld } from "@/backend/modules/payments/world";
import { findSubscription, isLive, type Subscription } from "./find-subscription";
import { syncSubscription } from "./sync-subscription";

/** Not a 503, which would say that the whole shop is down. */
const notEnded = new Refusal(409, {
  code: "not_ended",
  message:
    "We could not reach PayPal, so nothing has changed: it still renews. Please try again in a moment.",
});

/** It renews no more, and what is paid runs to its end. Asked again it has ended; where the provider is silent nothing changes. */
export async function endSubscription(
  world: PaymentWorld,
  { id }: Subscription,
): Promise<undefined | Refusal> {
  const now = await findSubscription(world.db, id);
  if (now === undefined || !isLive(now)) return undefined;
  const asked = world.providers.find(now.provider)?.subscriptions;
  if (asked === undefined) return notEnded;
  try {
    await asked.end(id);
  } catch (error) {
    world.log.warn({ subscription: id, err: error }, "a subscription could not be ended");
    return notEnded;
  }
  // It has ended there; if that cannot be read just now, the provider tells it, or the reconciler asks.
  await syncSubscription(world, id);
  return undefined;
}
