import { subHours } from "date-fns";
import { and, asc, eq, lt } from "drizzle-orm";
import { subscriptions } from "@/backend/db/schema/subscriptions";
import type { PaymentWorld } from "@/backend/modules/payments/world";
import { endSubscription } from "./end-subscription";
import { areLive } from "./find-subscription";
import { syncSubscription } from "./sync-subscription";

const atOnce = 100;
/** A renewal nobody has told of is found within the day. */
const lookedAtHours = 12;

/** What came to nothing is ended, as soon as the provider answers. */
export async function endUnwanted(world: PaymentWorld): Promise<void> {
  const unwanted = await world.db
    .select()
    .from(subscriptions)
    .where(and(areLive, eq(subscriptions.isUnwanted, true)))
    .limit(atOnce);
  for (const subscription of unwanted) await endSubscription(world, subscription);
}

/** Asks for those that nobody has asked for lately; false each time the provider does not say. */
export async function lookAtSubscriptions(world: PaymentWorld): Promise<number> {
  const due = await world.db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(areLive, lt(subscriptions.lookedAt, subHours(world.now(), lookedAtHours))))
    .orderBy(asc(subscriptions.lookedAt))
    .limit(atOnce);
  for (const { id } of due) if (!(await syncSubscription(world, id))) break;
  return due.length;
}
