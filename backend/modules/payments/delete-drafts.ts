import { and, eq, exists, inArray, lt, notExists, or } from "drizzle-orm";
import { subDays } from "date-fns";
import type { Tx } from "@/backend/db/client";
import { orders } from "@/backend/db/schema/orders";
import { paymentOrders, payments, refunds } from "@/backend/db/schema/payments";
import { subscriptions } from "@/backend/db/schema/subscriptions";
import { areLive } from "@/backend/modules/subscriptions/find-subscription";
import type { PaymentWorld } from "./world";

const draftDays = 14;
const atOnce = 100;

/** Who has not paid for two weeks will not: what they typed goes. What money was ever taken for stays. */
export async function deleteDrafts(world: PaymentWorld): Promise<number> {
  return world.db.transaction(async (tx) => {
    const ids = (await findOld(tx, subDays(world.now(), draftDays))).map(({ id }) => id);
    if (ids.length === 0) return 0;
    const theirs = await tx
      .delete(paymentOrders)
      .where(inArray(paymentOrders.orderId, ids))
      .returning({ id: paymentOrders.paymentId });
    const paymentIds = theirs.map(({ id }) => id);
    if (paymentIds.length > 0) await tx.delete(payments).where(inArray(payments.id, paymentIds));
    await tx.delete(orders).where(inArray(orders.id, ids));
    return ids.length;
  });
}

async function findOld(tx: Tx, before: Date) {
  const isGoingOn = or(
    inArray(payments.state, ["starting", "open", "unknown", "succeeded", "held"]),
    exists(tx.select().from(refunds).where(eq(refunds.paymentId, payments.id))),
    exists(
      tx
        .select()
        .from(subscriptions)
        .where(and(eq(subscriptions.paymentId, payments.id), areLive)),
    ),
  );
  const payment = tx
    .select()
    .from(paymentOrders)
    .innerJoin(payments, eq(payments.id, paymentOrders.paymentId))
    .where(and(eq(paymentOrders.orderId, orders.id), isGoingOn));
  return tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.state, "draft"), lt(orders.createdAt, before), notExists(payment)))
    .limit(atOnce)
    .for("update", { skipLocked: true });
}
