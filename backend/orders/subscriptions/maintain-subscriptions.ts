import { subHours } from "date-fns";
import { and, asc, eq, lt } from "drizzle-orm";
import { subscriptions } from "@/backend/db/schema/subscriptions";
import type { PaymentContext } from "@/backend/orders/public/payment-context";
import { cancelSubscription } from "@/backend/orders/public/cancel-subscription";
import { whereChargeable } from "@/backend/orders/public/find-subscription";
import { syncSubscription } from "./sync-subscription";

const batchSize = 100;
/** Finds renewals within a day, even if their webhooks were lost. */
const syncIntervalHours = 12;

/** Cancels subscriptions whose order was never placed, as soon as the provider responds. */
export async function cancelUnwantedSubscriptions(context: PaymentContext): Promise<void> {
  const unwanted = await context.db
    .select()
    .from(subscriptions)
    .where(and(whereChargeable, eq(subscriptions.isUnwanted, true)))
    .limit(batchSize);
  for (const subscription of unwanted) await cancelSubscription(context, subscription);
}

/** Syncs subscriptions that were not synced lately. Stops when the provider does not respond. */
export async function syncStaleSubscriptions(context: PaymentContext): Promise<number> {
  const stale = await context.db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(whereChargeable, lt(subscriptions.lookedAt, subHours(context.now(), syncIntervalHours))))
    .orderBy(asc(subscriptions.lookedAt))
    .limit(batchSize);
  for (const { id } of stale) if (!(await syncSubscription(context, id))) break;
  return stale.length;
}
