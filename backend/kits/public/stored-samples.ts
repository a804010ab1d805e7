import { and, asc, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import { upgradeKindOf } from "@/lib/config/animals/upgrades";
import type { Tx } from "@/backend/db/client";
import { activations, samples } from "@/backend/db/schema/activations";
import { products } from "@/backend/db/schema/catalogue";
import { kits } from "@/backend/db/schema/kits";
import { labProgress } from "@/backend/db/schema/lab";
import { orderLines, orders } from "@/backend/db/schema/orders";

/** The newest tube of each animal that the laboratory has and can use: received, neither failed nor cancelled. */
export async function findStoredSamples(
  tx: Tx,
  animalIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (animalIds.length === 0) return new Map();
  const rows = await tx
    .select({ animalId: activations.animalId, kitId: samples.kitId })
    .from(samples)
    .innerJoin(activations, eq(activations.id, samples.activationId))
    .innerJoin(kits, eq(kits.id, samples.kitId))
    .leftJoin(labProgress, eq(labProgress.kitId, samples.kitId))
    .where(
      and(
        inArray(activations.animalId, [...animalIds]),
        isNotNull(samples.receivedAt),
        ...[isNull(kits.voidedAt), isNull(labProgress.failedAt), isNull(labProgress.cancelledAt)],
      ),
    )
    .orderBy(asc(samples.receivedAt), asc(samples.id));
  return new Map(rows.map(({ animalId, kitId }) => [animalId, kitId]));
}

/**
 * Upgrades that are ordered for an animal and worked on with its stored sample. Not single tests, which can be ordered again
 * for another one.
 */
export async function findOrderedUpgrades(tx: Tx, animalId: number): Promise<ReadonlySet<number>> {
  const rows = await tx
    .select({ id: products.id, upgrade: products.upgrade })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(
      and(
        eq(orderLines.animalId, animalId),
        ...[isNotNull(orderLines.kitId), isNotNull(products.upgrade)],
        inArray(orders.state, ["open", "held", "paid"]),
      ),
    );
  return new Set(rows.flatMap(({ id, upgrade }) => (upgradeKindOf(id, upgrade) === "tests" ? [] : [id])));
}

type UpgradeLine = Pick<typeof orderLines.$inferSelect, "animalId" | "isUpgradeTests" | "isUpgradeFullbreed">;

/** Upgrades of animals without a stored sample: the buyer gets a kit. */
export async function findUpgradesWithKit<Line extends UpgradeLine>(
  tx: Tx,
  lines: readonly Line[],
): Promise<ReadonlySet<Line>> {
  const upgrades = lines.flatMap((line) =>
    line.animalId !== null && (line.isUpgradeTests || line.isUpgradeFullbreed)
      ? [{ line, animalId: line.animalId }]
      : [],
  );
  const stored = await findStoredSamples(
    tx,
    upgrades.map(({ animalId }) => animalId),
  );
  return new Set(upgrades.filter(({ animalId }) => !stored.has(animalId)).map(({ line }) => line));
}
