import { asc, eq, inArray, type SQL } from "drizzle-orm";
import type { SubscriptionState } from "@/lib/config/orders/orders";
import type { Tx } from "@/backend/db/client";
import { orders } from "@/backend/db/schema/orders";
import { subscriptionOrders, subscriptions } from "@/backend/db/schema/subscriptions";
import type { Order } from "@/backend/orders/payments/find-payment";

export type Subscription = typeof subscriptions.$inferSelect;

const chargeableStates: readonly SubscriptionState[] = ["active", "suspended"];

/** The provider may still charge the buyer. */
export const isChargeable = ({ state }: Pick<Subscription, "state">): boolean =>
  chargeableStates.includes(state);

export const whereChargeable = inArray(subscriptions.state, [...chargeableStates]);

export async function findSubscription(tx: Tx, id: string): Promise<Subscription | undefined> {
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.id, id));
  return row;
}

export interface OrderSubscription {
  readonly subscription: Subscription;
  /** False for the order that started the subscription. */
  readonly isRenewal: boolean;
}

export async function findSubscriptionOfOrder(
  tx: Tx,
  orderId: number,
): Promise<OrderSubscription | undefined> {
  const [row] = await tx
    .select({ subscription: subscriptions })
    .from(subscriptionOrders)
    .innerJoin(subscriptions, eq(subscriptions.id, subscriptionOrders.subscriptionId))
    .where(eq(subscriptionOrders.orderId, orderId));
  if (row === undefined) return undefined;
  const first = await findFirstOrder(tx, row.subscription.id);
  return { ...row, isRenewal: first !== undefined && first.id !== orderId };
}

export async function findFirstOrder(tx: Tx, subscriptionId: string): Promise<Order | undefined> {
  const [row] = await tx
    .select({ order: orders })
    .from(subscriptionOrders)
    .innerJoin(orders, eq(orders.id, subscriptionOrders.orderId))
    .where(eq(subscriptionOrders.subscriptionId, subscriptionId))
    .orderBy(asc(orders.id))
    .limit(1);
  return row?.order;
}

/** Subscriptions of all orders that match the condition. */
export async function listSubscriptions(
  tx: Tx,
  whereOrders: SQL | undefined,
): Promise<readonly Subscription[]> {
  const rows = await tx
    .selectDistinctOn([subscriptions.id], { subscription: subscriptions })
    .from(subscriptionOrders)
    .innerJoin(subscriptions, eq(subscriptions.id, subscriptionOrders.subscriptionId))
    .innerJoin(orders, eq(orders.id, subscriptionOrders.orderId))
    .where(whereOrders);
  return rows.map(({ subscription }) => subscription);
}
