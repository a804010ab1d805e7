import { createHash } from "node:crypto";
import { and, eq, gt, inArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { normalizeBarcode } from "@/lib/domain/kit-barcode";
import type { Tx } from "@/backend/db/client";
import { activations, samples } from "@/backend/db/schema/activations";
import { animals } from "@/backend/db/schema/animals";
import { products } from "@/backend/db/schema/catalogue";
import { kits } from "@/backend/db/schema/kits";
import { labProgress } from "@/backend/db/schema/lab";
import { orderLines, orders } from "@/backend/db/schema/orders";

const laterSamples = alias(samples, "later_samples");
const laterKits = alias(kits, "later_kits");

/** Everything that is known about the tubes of these barcodes. */
export function readTrackedRows(tx: Tx, barcodes: readonly string[]) {
  const newBarcode = tx
    .select({ barcode: laterKits.barcode })
    .from(laterSamples)
    .innerJoin(laterKits, eq(laterKits.id, laterSamples.kitId))
    .where(
      and(eq(laterSamples.activationId, samples.activationId), gt(laterSamples.attempt, samples.attempt)),
    )
    .orderBy(sql`${laterSamples.attempt} desc`)
    .limit(1);
  return tx
    .select({
      kit: kits,
      orderedAt: orders.placedAt,
      sample: samples,
      activation: {
        token: activations.token,
        userId: activations.userId,
        activatedAt: activations.activatedAt,
      },
      animalName: animals.name,
      turnaround: { min: products.turnaroundMinDays, max: products.turnaroundMaxDays },
      progress: labProgress,
      newBarcode: sql<string | null>`${newBarcode}`.as("new_barcode"),
    })
    .from(kits)
    .leftJoin(orderLines, eq(orderLines.id, kits.orderLineId))
    .leftJoin(orders, eq(orders.id, orderLines.orderId))
    .leftJoin(samples, eq(samples.kitId, kits.id))
    .leftJoin(activations, eq(activations.id, samples.activationId))
    .leftJoin(animals, eq(animals.id, activations.animalId))
    .leftJoin(products, eq(products.id, sql`coalesce(${activations.productId}, ${kits.productId})`))
    .leftJoin(labProgress, eq(labProgress.kitId, kits.id))
    .where(inArray(kits.barcode, barcodes.map(normalizeBarcode)));
}

export type TrackedRow = Awaited<ReturnType<typeof readTrackedRows>>[number];

/** Differs whenever anything of the row does. The row itself cannot be read from it. */
export const versionOf = (row: TrackedRow): string =>
  createHash("sha256").update(JSON.stringify(row)).digest("base64url").slice(0, 22);
