import type { Tx } from "@/backend/db/client";
import { Refusal } from "@/backend/http/refusals";
import type { PaymentWorld } from "@/backend/modules/payments/world";
import { endSubscription } from "@/backend/modules/subscriptions/end-subscription";
import {
  isLive,
  type Subscription,
  subscriptionsOf,
} from "@/backend/modules/subscriptions/find-subscription";
import type { Whose } from "./exported-kind";
import { isTheirs } from "./exported-orders";

export const stillRuns = new Refusal(409, {
  code: "still_renews",
  message:
    "Something of yours still renews, and we could not reach PayPal to end it. Nothing was deleted. Please try again in a moment.",
});

export async function runningOf(tx: Tx, whose: Whose): Promise<readonly Subscription[]> {
  return (await subscriptionsOf(tx, isTheirs(whose))).filter(isLive);
}

/** Refused where one cannot be ended now: an account is not deleted from under what still takes money. */
export async function endAllOf(world: PaymentWorld, whose: Whose): Promise<Refusal | undefined> {
  for (const subscription of await runningOf(world.db, whose))
    if (await endSubscription(world, subscription)) return stillRuns;
  return undefined;
}
