import { asc, count, eq, inArray } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { kits, packEntries } from "@/backend/db/schema/kits";
import { orderLines, type orders } from "@/backend/db/schema/orders";
import { adjustKits } from "./adjust-kits";
import { insertKits, randomBarcode } from "./insert-kits";
import { readFulfilments } from "./read-fulfilments";

type Order = Pick<typeof orders.$inferSelect, "id" | "userId">;
type OrderLine = typeof orderLines.$inferSelect;

/**
 * Creates the tubes and pack units of an order, as the fulfilment table says. Lines that have theirs are left alone. The
 * caller holds the lock on the order.
 */
export async function createKits(
  tx: Tx,
  { id, userId }: Order,
  newBarcode: () => string = randomBarcode,
): Promise<void> {
  const lines = await listKitLines(tx, id);
  const fulfilments = await readFulfilments(
    tx,
    lines.map(({ productId }) => productId),
  );
  const existing = await countKits(tx, lines);
  for (const line of lines) {
    const fulfilment = fulfilments.get(line.productId);
    if (fulfilment === undefined) continue;
    const { quantity, productId, customTests } = line;
    if (!existing.has(line.id)) {
      const included = fulfilment.isTestIncluded ? { productId, customTests } : { productId: null };
      await insertKits(tx, { orderLineId: line.id, ...included }, quantity * fulfilment.kits, newBarcode);
    }
    if (fulfilment.packUnits > 0) {
      const units = quantity * fulfilment.packUnits;
      await tx
        .insert(packEntries)
        .values({ userId, orderLineId: line.id, productId, units, reason: "bought" })
        .onConflictDoNothing();
    }
  }
  // Units may have been refunded before the order was paid, while it was on hold.
  await adjustKits(tx, id);
}

/** Tests added to a kit and upgrades use a sample that has its tube. */
async function listKitLines(tx: Tx, orderId: number): Promise<OrderLine[]> {
  const lines = await tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position), asc(orderLines.id));
  return lines.filter(
    ({ kitId, isUpgradeTests, isUpgradeFullbreed }) =>
      kitId === null && !isUpgradeTests && !isUpgradeFullbreed,
  );
}

async function countKits(tx: Tx, lines: readonly OrderLine[]): Promise<ReadonlyMap<number | null, number>> {
  const rows = await tx
    .select({ orderLineId: kits.orderLineId, count: count() })
    .from(kits)
    .where(
      inArray(
        kits.orderLineId,
        lines.map(({ id }) => id),
      ),
    )
    .groupBy(kits.orderLineId);
  return new Map(rows.map((row) => [row.orderLineId, row.count]));
}
