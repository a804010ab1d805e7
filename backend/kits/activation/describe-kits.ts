import { count, inArray } from "drizzle-orm";
import { speciesName } from "@/lib/domain/species";
import { petFormOf } from "@/lib/domain/pet-form";
import type { Tx } from "@/backend/db/client";
import { productTests } from "@/backend/db/schema/catalogue";
import { type ProductRow, type ReadyKit, readExtras } from "@/backend/kits/public/find-kits";

/** Kits as the activation form shows them. */
export async function describeKits(tx: Tx, ready: readonly ReadyKit[]) {
  const extras = await readExtras(
    tx,
    ready.map(({ kit }) => kit.id),
  );
  const testCounts = await countTests(
    tx,
    ready.flatMap(({ product }) => product?.id ?? []),
  );
  return ready.map(({ kit, product }) => ({
    barcode: kit.barcode,
    product: product && toKitProduct(product, kit.customTests?.length ?? testCounts.get(product.id)),
    form: petFormOf(product),
    extras: extras.filter(({ kitId }) => kitId === kit.id).map(({ id, name }) => ({ id, name })),
  }));
}

export function toKitProduct(product: ProductRow, testCount = 0) {
  const { id, name, speciesId, typeId, categoryId } = product;
  return {
    id,
    name,
    typeId,
    categoryId,
    testCount,
    species: speciesId === null ? null : speciesName(speciesId),
  };
}

export async function countTests(
  tx: Tx,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (productIds.length === 0) return new Map();
  const rows = await tx
    .select({ id: productTests.productId, count: count() })
    .from(productTests)
    .where(inArray(productTests.productId, [...productIds]))
    .groupBy(productTests.productId);
  return new Map(rows.map((row) => [row.id, row.count]));
}
