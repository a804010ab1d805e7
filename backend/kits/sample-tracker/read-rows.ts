import { createHash } from "node:crypto";
import { and, desc, eq, inArray, isNull, ne, type SQL, sql } from "drizzle-orm";
import { alias, unionAll } from "drizzle-orm/pg-core";
import { normalizeBarcode } from "@/lib/domain/kits/kit-barcode";
import type { Language } from "@/lib/config/languages";
import { inLanguage } from "@/backend/db/in-language";
import type { Tx } from "@/backend/db/client";
import { activations, samples } from "@/backend/db/schema/activations";
import { animals } from "@/backend/db/schema/animals";
import { products } from "@/backend/db/schema/catalogue";
import { kits } from "@/backend/db/schema/kits";
import { labProgress } from "@/backend/db/schema/lab";
import { orderLines, orders } from "@/backend/db/schema/orders";

/** Another tube of the same animal. */
interface OtherTube {
  readonly barcode: string;
  /** It replaces the tube. */
  readonly isNew: boolean;
}

const otherSamples = alias(samples, "other_samples");
const otherKits = alias(kits, "other_kits");
const otherProgress = alias(labProgress, "other_progress");

/** Everything that is known about the tubes of these barcodes. */
export function readTrackedRows(tx: Tx, barcodes: readonly string[], language: Language) {
  const isNew = sql`${otherSamples.attempt} > ${samples.attempt}`;
  const otherTube = tx
    .select({ tube: sql`jsonb_build_object('barcode', ${otherKits.barcode}, 'isNew', ${isNew})`.as("tube") })
    .from(otherSamples)
    .innerJoin(otherKits, eq(otherKits.id, otherSamples.kitId))
    .leftJoin(otherProgress, eq(otherProgress.kitId, otherKits.id))
    .where(
      and(
        eq(otherSamples.activationId, samples.activationId),
        ne(otherSamples.id, samples.id),
        isNull(otherProgress.failedAt),
        isNull(otherProgress.cancelledAt),
      ),
    )
    .orderBy(desc(otherSamples.attempt), otherSamples.tube)
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
      animal: { id: animals.id, name: animals.name, ownerId: animals.ownerId },
      product: inLanguage(products.name, language),
      turnaround: { min: products.turnaroundMinDays, max: products.turnaroundMaxDays },
      progress: labProgress,
      otherTube: sql<OtherTube | null>`${otherTube}`.as("other_tube"),
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

/** Whether a sample is one of the user's. Their ids as an array: PostgreSQL then reads samples by index, however few there are. */
export const isSampleOf = (tx: Tx, userId: number): SQL =>
  sql`${samples.activationId} = any(array(${selectActivations(tx, userId)}))`;

/** Activations of the user's animals, and those of the user for animals without an owner. Each part has an index. */
function selectActivations(tx: Tx, userId: number) {
  const select = () =>
    tx
      .select({ id: activations.id })
      .from(activations)
      .innerJoin(animals, eq(animals.id, activations.animalId));
  return unionAll(
    select().where(eq(animals.ownerId, userId)),
    select().where(and(eq(activations.userId, userId), isNull(animals.ownerId))),
  );
}

export type TrackedRow = Awaited<ReturnType<typeof readTrackedRows>>[number];

/** Differs whenever anything of the row does. The row itself cannot be read from it. */
export const versionOf = (row: TrackedRow): string =>
  createHash("sha256").update(JSON.stringify(row)).digest("base64url").slice(0, 22);
