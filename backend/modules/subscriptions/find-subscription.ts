import { asc, eq, inArray, type SQL } from "drizzle-orm";
import type { SubscriptionState } from "@/lib/config/orders";
import type { Tx } from "@/backend/db/client";
import { orders } from "@/backend/db/schema/orders";
import { subscriptionOrders, subscriptions } from "@/backend/db/schema/subscriptions";
import type { Order } from "@/backend/modules/payments/find-payment";

export type Subscription = typeof subscriptions.$inferSelect;

const liveStates: readonly SubscriptionState[] = ["active", "suspended"];

/** The provider could still take money for it. */
export const isLive = ({ state }: Pick<Subscription, "state">): boolean => liveStates.includes(state);

export const areLive = inArray(subscriptions.state, [...liveStates]);

export async function findSubscription(tx: Tx, id: string): Promise<Subscription | undefined> {
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.id, id));
  return row;
}

export interface OfOrder {
  readonly subscription: Subscription;
  /** False: it is the order that it began with. */
  readonly isRenewal: boolean;
}

export async function subscriptionOfOrder(tx: Tx, orderId: number): Promise<OfOrder | undefined> {
  const [row] = await tx
    .select({ subscription: subscriptions })
    .from(subscriptionOrders)
    .innerJoin(subscriptions, eq(subscriptions.id, subscriptionOrders.subscriptionId))
    .where(eq(subscriptionOrders.orderId, orderId));
  if (row === undefined) return undefined;
  const first = await firstOrderOf(tx, row.subscription.id);
  return { ...row, isRenewal: first !== undefined && first.id !== orderId };
}

export async function firstOrderOf(tx: Tx, subscriptionId: string): Promise<Order | undefined> {
  const [row] = await tx
    .select({ order: orders })
    .from(subscriptionOrders)
    .innerJoin(orders, eq(orders.id, subscriptionOrders.orderId))
    .where(eq(subscriptionOrders.subscriptionId, subscriptionId))
    .orderBy(asc(orders.id))
    .limit(1);
  return row?.order;
}

/** Of orders that the condition chooses. */
export async function subscriptionsOf(tx: Tx, ofOrders: SQL | undefined): Promise<readonly Subscription[]> {
  const rows = await tx
    .selectDistinctOn([subscriptions.id], { subscription: subscriptions })
    .from(subscriptionOrders)
    .innerJoin(subscriptions, eq(subscriptions.id, subscriptionOrders.subscriptionId))
    .innerJoin(orders, eq(orders.id, subscriptionOrders.orderId))
    .where(ofOrders);
  return rows.map(({ subscription }) => subscription);
}
