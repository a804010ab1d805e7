import { and, eq } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { orders } from "@/backend/db/schema/orders";
import { Refusal } from "@/backend/http/refusals";
import { cancelOrderPayments } from "@/backend/orders/public/release-previous-payment";
import type { PaymentContext } from "@/backend/orders/public/payment-context";
import { cancelSubscription } from "@/backend/orders/public/cancel-subscription";
import {
  isChargeable,
  listSubscriptions,
  type Subscription,
} from "@/backend/orders/public/find-subscription";
import type { AccountOwner } from "@/backend/kernel/audit/erase";
import { isOrderOf } from "./export-order-sections";

export const subscriptionStillLive = new Refusal(409, {
  code: "still_renews",
  message: "refusals.subscriptionStillLive",
});

const paymentInProgress = new Refusal(409, {
  code: "being_paid",
  message: "refusals.deletionPaymentInProgress",
});

export async function findLiveSubscriptions(tx: Tx, owner: AccountOwner): Promise<readonly Subscription[]> {
  return (await listSubscriptions(tx, isOrderOf(owner))).filter(isChargeable);
}

/** An account must not be deleted while something could still charge its owner. */
export async function cancelSubscriptionsAndPayments(
  context: PaymentContext,
  owner: AccountOwner,
): Promise<Refusal | undefined> {
  for (const subscription of await findLiveSubscriptions(context.db, owner))
    if (await cancelSubscription(context, subscription)) return subscriptionStillLive;
  const isOwnDraft = and(isOrderOf(owner), eq(orders.state, "draft"));
  for (const { id } of await context.db.select({ id: orders.id }).from(orders).where(isOwnDraft))
    if (await cancelOrderPayments(context, id)) return paymentInProgress;
  return undefined;
}
