import type { Tx } from "@/backend/db/client";
import { createMoneyFormatter } from "@/backend/orders/orders/money-formatter";
import { isChargeable, findSubscriptionOfOrder } from "@/backend/orders/public/find-subscription";

/** The subscription of an order; null if it does not renew. */
export async function readRenewal(tx: Tx, orderId: number, mayCancel: boolean) {
  const match = await findSubscriptionOfOrder(tx, orderId);
  if (match === undefined) return null;
  const { subscription, isRenewal } = match;
  const { state, runsUntil } = subscription;
  const { amount, currency } = createMoneyFormatter(subscription.currency);
  return {
    state,
    isRenewal,
    currency,
    runsUntil: runsUntil.toISOString(),
    amount: amount(subscription.amount),
    canEnd: mayCancel && isChargeable(subscription),
  };
}
