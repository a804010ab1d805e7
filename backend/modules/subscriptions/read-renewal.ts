import type { Tx } from "@/backend/db/client";
import { moneyIn } from "@/backend/modules/orders/money-in";
import { isLive, subscriptionOfOrder } from "./find-subscription";

/** How an order stands that renews: null where it does not. Whether the reader may end it says the caller. */
export async function readRenewal(tx: Tx, orderId: number, mayEnd: boolean) {
  const found = await subscriptionOfOrder(tx, orderId);
  if (found === undefined) return null;
  const { subscription, isRenewal } = found;
  const { state, runsUntil } = subscription;
  const { amount, currency } = moneyIn(subscription.currency);
  return {
    ...{ state, isRenewal, currency },
    runsUntil: runsUntil.toISOString(),
    amount: amount(subscription.amount),
    canEnd: mayEnd && isLive(subscription),
  };
}
