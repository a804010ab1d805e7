import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { activations, samples } from "@/backend/db/schema/activations";
import { kits, packEntries } from "@/backend/db/schema/kits";
import { orderLines, orders } from "@/backend/db/schema/orders";
import { payments, refundLines, refunds } from "@/backend/db/schema/payments";
import { countsForOrder } from "@/lib/domain/orders/auto-refunds";
import { lockBalance, sumUnits } from "./pack-balance";

type Kit = typeof kits.$inferSelect;

interface LineUnits {
  readonly id: number;
  readonly quantity: number;
  /** Neither cancelled nor refunded. */
  readonly left: number;
}

/**
 * Brings tubes and pack units of an order in line with the units that are left of it: voids the newest tubes that nobody
 * has activated and takes units back, or restores both after a refund has failed. Idempotent. Locks, after the order:
 * tubes, then the balance.
 */
export async function adjustKits(tx: Tx, orderId: number): Promise<void> {
  const lines = await readUnitsLeft(tx, orderId);
  await adjustTubes(tx, lines);
  for (const line of lines) await adjustPackUnits(tx, line);
}

/** Units of each line that were neither cancelled nor refunded. */
export async function readUnitsLeft(tx: Tx, orderId: number): Promise<LineUnits[]> {
  const rows = await tx
    .select({ id: orderLines.id, quantity: orderLines.quantity, state: orders.state })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(orders.id, orderId))
    .orderBy(asc(orderLines.id));
  const refunded = await countRefundedUnits(tx, orderId);
  return rows.map(({ id, quantity, state }) => {
    const isGone = state === "cancelled" || state === "refunded";
    return { id, quantity, left: isGone ? 0 : Math.max(0, quantity - (refunded.get(id) ?? 0)) };
  });
}

async function countRefundedUnits(tx: Tx, orderId: number): Promise<ReadonlyMap<number, number>> {
  const rows = await tx
    .select({
      lineId: refundLines.orderLineId,
      quantity: refundLines.quantity,
      reason: refunds.reason,
      problem: payments.problem,
    })
    .from(refundLines)
    .innerJoin(refunds, eq(refunds.id, refundLines.refundId))
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(refunds.orderId, orderId), eq(refunds.state, "succeeded")));
  const units = new Map<number, number>();
  for (const { lineId, quantity, reason, problem } of rows)
    if (countsForOrder({ problem }, reason)) units.set(lineId, (units.get(lineId) ?? 0) + quantity);
  return units;
}

async function adjustTubes(tx: Tx, lines: readonly LineUnits[]): Promise<void> {
  const tubes = await tx
    .select()
    .from(kits)
    .where(
      inArray(
        kits.orderLineId,
        lines.map(({ id }) => id),
      ),
    )
    .orderBy(asc(kits.id))
    .for("update");
  if (tubes.length === 0) return;
  // Read after the lock: an activation that held it is visible now.
  const used = await listUsedKits(
    tx,
    tubes.map(({ id }) => id),
  );
  const changes = lines.map((line) =>
    planTubes(
      line,
      tubes.filter(({ orderLineId }) => orderLineId === line.id),
      used,
    ),
  );
  const toVoid = changes.flatMap((change) => change.toVoid);
  const toRestore = changes.flatMap((change) => change.toRestore);
  if (toVoid.length > 0)
    await tx
      .update(kits)
      .set({ voidedAt: sql`now()` })
      .where(inArray(kits.id, toVoid));
  if (toRestore.length > 0) await tx.update(kits).set({ voidedAt: null }).where(inArray(kits.id, toRestore));
}

function planTubes(line: LineUnits, tubes: readonly Kit[], used: ReadonlySet<number>) {
  const wanted = (tubes.length / line.quantity) * line.left;
  const valid = tubes.filter(({ voidedAt }) => voidedAt === null);
  const surplus = valid.length - wanted;
  const unused = valid.filter(({ id }) => !used.has(id)).map(({ id }) => id);
  const voided = tubes.filter(({ voidedAt }) => voidedAt !== null).map(({ id }) => id);
  return {
    toVoid: surplus > 0 ? unused.slice(-surplus) : [],
    toRestore: surplus < 0 ? voided.slice(0, -surplus) : [],
  };
}

async function listUsedKits(tx: Tx, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const activated = await tx
    .select({ kitId: activations.kitId })
    .from(activations)
    .where(inArray(activations.kitId, [...ids]));
  const sampled = await tx
    .select({ kitId: samples.kitId })
    .from(samples)
    .where(inArray(samples.kitId, [...ids]));
  return new Set([...activated, ...sampled].map(({ kitId }) => kitId));
}

/** Takes back at most what is not redeemed. */
async function adjustPackUnits(tx: Tx, { id, quantity, left }: LineUnits): Promise<void> {
  const entries = await tx.select().from(packEntries).where(eq(packEntries.orderLineId, id));
  const bought = entries.find(({ reason }) => reason === "bought");
  if (bought === undefined) return;
  const { userId, productId } = bought;
  if (userId !== null) await lockBalance(tx, userId);
  const granted = entries.reduce((sum, { units }) => sum + units, 0);
  const difference = (bought.units / quantity) * left - granted;
  const balance = userId === null ? granted : await sumUnits(tx, userId, productId);
  const units = Math.max(difference, -Math.max(0, balance));
  if (units === 0) return;
  await tx.insert(packEntries).values({ userId, orderLineId: id, productId, units, reason: "refunded" });
}
