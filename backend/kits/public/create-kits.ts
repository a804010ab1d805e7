import { and, asc, count, eq, inArray, isNotNull, isNull, or } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { products } from "@/backend/db/schema/catalogue";
import { kits, packEntries } from "@/backend/db/schema/kits";
import { orderLines, type orders } from "@/backend/db/schema/orders";
import { adjustKits } from "./adjust-kits";
import { insertKits, randomBarcode } from "@/backend/kits/kits/insert-kits";
import { testKit } from "@/lib/domain/kits/default-fulfilment";
import { readFulfilments } from "@/backend/kits/kits/read-fulfilments";
import { findStoredSamples } from "./stored-samples";

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
  await linkStoredSamples(tx, id);
  const lines = await listKitLines(tx, id);
  const upgradeIds = await listUpgrades(tx, lines);
  const fulfilments = await readFulfilments(
    tx,
    lines.map(({ productId }) => productId),
  );
  const existing = await countKits(tx, lines);
  for (const line of lines) {
    const usual = fulfilments.get(line.productId);
    if (usual === undefined) continue;
    // An upgrade without a stored sample is a kit for the animal.
    const fulfilment = upgradeIds.has(line.productId) && line.animalId !== null ? testKit([]) : usual;
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

async function listUpgrades(tx: Tx, lines: readonly OrderLine[]): Promise<ReadonlySet<number>> {
  const productIds = lines.map(({ productId }) => productId);
  const rows = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, productIds), isNotNull(products.upgrade)));
  return new Set(rows.map(({ id }) => id));
}

/** Upgrades are work on the tube that the laboratory has: its report covers them. */
async function linkStoredSamples(tx: Tx, orderId: number): Promise<void> {
  const upgrades = await tx
    .select({ id: orderLines.id, animalId: orderLines.animalId })
    .from(orderLines)
    .where(
      and(
        eq(orderLines.orderId, orderId),
        ...[isNull(orderLines.kitId), isNotNull(orderLines.animalId)],
        or(orderLines.isUpgradeTests, orderLines.isUpgradeFullbreed),
      ),
    );
  const stored = await findStoredSamples(
    tx,
    upgrades.flatMap(({ animalId }) => animalId ?? []),
  );
  for (const { id, animalId } of upgrades) {
    const kitId = stored.get(animalId ?? 0);
    if (kitId !== undefined) await tx.update(orderLines).set({ kitId }).where(eq(orderLines.id, id));
  }
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
