import { and, eq, inArray, isNull, notInArray, or, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Tx } from "@/backend/db/client";
import { activations, samples } from "@/backend/db/schema/activations";
import { kits } from "@/backend/db/schema/kits";
import { enqueueWaitingEvents } from "@/backend/lab/enqueue-waiting-events";
import { invoices, orderLines, orders } from "@/backend/db/schema/orders";

/** Disputed, lost to a dispute, or on account and overdue. */
const isUnpaid = or(
  inArray(orders.dispute, ["open", "lost"]),
  and(eq(orders.state, "open"), sql`${invoices.dueAt} < now()`),
);

/** Samples whose kit, or whose tests added to the kit, are of such an order. */
function selectSamples(tx: Tx, isOrder: SQL | undefined) {
  const selection = { id: samples.id };
  const ofKits = tx
    .select(selection)
    .from(orders)
    .leftJoin(invoices, eq(invoices.orderId, orders.id))
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(kits, eq(kits.orderLineId, orderLines.id))
    .innerJoin(activations, eq(activations.kitId, kits.id))
    .innerJoin(samples, eq(samples.activationId, activations.id))
    .where(isOrder);
  const ofAddedTests = tx
    .select(selection)
    .from(orders)
    .leftJoin(invoices, eq(invoices.orderId, orders.id))
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(activations, eq(activations.kitId, orderLines.kitId))
    .innerJoin(samples, eq(samples.activationId, activations.id))
    .where(isOrder);
  return unionAll(ofKits, ofAddedTests);
}

const samplesOfKit = (tx: Tx, kitId: number) =>
  tx
    .select({ id: samples.id })
    .from(samples)
    .innerJoin(activations, eq(activations.id, samples.activationId))
    .where(eq(activations.kitId, kitId));

/**
 * Stops the release of results that are not paid for, and continues it once they are. Laboratory work goes on.
 */
export async function updatePaymentHolds(
  tx: Tx,
  scope: { readonly orderId: number } | { readonly kitId: number } | "all",
): Promise<void> {
  const unpaid = selectSamples(tx, isUnpaid);
  const isInScope = scope === "all" ? undefined : inArray(samples.id, selectScope(tx, scope));
  await tx
    .update(samples)
    .set({ hold: "payment" })
    .where(and(isNull(samples.hold), isInScope, inArray(samples.id, unpaid)));
  const released = await tx
    .update(samples)
    .set({ hold: null })
    .where(and(eq(samples.hold, "payment"), isInScope, notInArray(samples.id, unpaid)))
    .returning({ kitId: samples.kitId });
  // A report may be waiting for it.
  await enqueueWaitingEvents(
    tx,
    released.map(({ kitId }) => kitId),
  );
}

const selectScope = (tx: Tx, scope: { readonly orderId: number } | { readonly kitId: number }) =>
  "kitId" in scope ? samplesOfKit(tx, scope.kitId) : selectSamples(tx, eq(orders.id, scope.orderId));
