import { and, eq } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { orders } from "@/backend/db/schema/orders";
import { Refusal } from "@/backend/http/refusals";
import { closePayments } from "@/backend/modules/payments/clear-way";
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

const isBeingPaid = new Refusal(409, {
  code: "being_paid",
  message: "A payment of yours is still on its way. Nothing was deleted. Please try again in a moment.",
});

export async function runningOf(tx: Tx, whose: Whose): Promise<readonly Subscription[]> {
  return (await subscriptionsOf(tx, isTheirs(whose))).filter(isLive);
}

/** Refused where something cannot be ended now: an account is not deleted from under what still takes money. */
export async function endAllOf(world: PaymentWorld, whose: Whose): Promise<Refusal | undefined> {
  for (const subscription of await runningOf(world.db, whose))
    if (await endSubscription(world, subscription)) return stillRuns;
  const begun = and(isTheirs(whose), eq(orders.state, "draft"));
  for (const { id } of await world.db.select({ id: orders.id }).from(orders).where(begun))
    if (await closePayments(world, id)) return isBeingPaid;
  return undefined;
}
