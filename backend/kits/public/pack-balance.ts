import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import { categoryIds } from "@/lib/config/shop/categories";
import { speciesName } from "@/lib/domain/species";
import type { Tx } from "@/backend/db/client";
import { products } from "@/backend/db/schema/catalogue";
import { packEntries } from "@/backend/db/schema/kits";
import { orderLines } from "@/backend/db/schema/orders";
import { readFulfilments } from "@/backend/kits/kits/read-fulfilments";

/** First key of the advisory locks of balances; the second is the account. */
const balanceLock = 7_200_414;

/** Serialises changes of an account's balance. Taken after all row locks, so that transactions cannot deadlock. */
export async function lockBalance(tx: Tx, userId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${balanceLock}, ${userId})`);
}

/** Units of a pack that an account has not redeemed. Call it under the lock to act on the result. */
export async function sumUnits(tx: Tx, userId: number, productId: number): Promise<number> {
  const [row] = await tx
    .select({ units: sql<number>`coalesce(sum(${packEntries.units}), 0)::int` })
    .from(packEntries)
    .where(and(eq(packEntries.userId, userId), eq(packEntries.productId, productId)));
  return row?.units ?? 0;
}

interface Redemption {
  readonly userId: number;
  /** The pack. */
  readonly productId: number;
  readonly kitId: number;
}

/** Takes one unit of a pack for a kit. False if none is left. The caller holds the lock on the kit. */
export async function redeemUnit(tx: Tx, { userId, productId, kitId }: Redemption): Promise<boolean> {
  await lockBalance(tx, userId);
  if ((await sumUnits(tx, userId, productId)) < 1) return false;
  await tx.insert(packEntries).values({ userId, productId, kitId, units: -1, reason: "redeemed" });
  return true;
}

export interface PackBalance {
  /** The pack. */
  readonly productId: number;
  /** The product each unit stands for; null for any test of the category. */
  readonly packOf: number | null;
  readonly name: string;
  /** Category of the tests that a unit pays for. */
  readonly categoryId: number;
  readonly speciesId: number | null;
  readonly units: number;
}

/** Packs with units left, by name. */
export async function readBalance(tx: Tx, userId: number): Promise<PackBalance[]> {
  const units = sql<number>`sum(${packEntries.units})::int`;
  const rows = await tx
    .select({ product: products, units })
    .from(packEntries)
    .innerJoin(products, eq(products.id, packEntries.productId))
    .where(eq(packEntries.userId, userId))
    .groupBy(products.id)
    .having(sql`sum(${packEntries.units}) > 0`)
    .orderBy(asc(products.sortKey), asc(products.id));
  const kinds = await readUnitKinds(
    tx,
    rows.map(({ product }) => product),
  );
  return rows.map(({ product: { id, name, speciesId, categoryId }, units: left }) => ({
    productId: id,
    packOf: null,
    categoryId,
    name,
    speciesId,
    units: left,
    ...kinds.get(id),
  }));
}

type Pack = Pick<typeof products.$inferSelect, "id" | "speciesId" | "categoryId">;

/** What the units of these packs pay for, by product id. */
export async function readUnitKinds(
  tx: Tx,
  packs: readonly Pack[],
): Promise<ReadonlyMap<number, Pick<PackBalance, "packOf" | "categoryId">>> {
  const fulfilments = await readFulfilments(
    tx,
    packs.map(({ id }) => id),
  );
  const categories = await readCategories(
    tx,
    [...fulfilments.values()].flatMap(({ packOf }) => packOf ?? []),
  );
  return new Map(
    packs.map(({ id, speciesId, categoryId }) => {
      const packOf = fulfilments.get(id)?.packOf ?? null;
      const ofUnit = packOf === null ? diseaseCategory(speciesId) : categories.get(packOf);
      return [id, { packOf, categoryId: ofUnit ?? categoryId }];
    }),
  );
}

/** A pack of no particular product holds single disease tests. */
const diseaseCategory = (speciesId: number | null): number | undefined =>
  speciesId === null ? undefined : categoryIds[speciesName(speciesId)].disease;

async function readCategories(tx: Tx, productIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await tx
    .select({ id: products.id, categoryId: products.categoryId })
    .from(products)
    .where(inArray(products.id, [...productIds]));
  return new Map(rows.map(({ id, categoryId }) => [id, categoryId]));
}

/** The units of guest orders become those of the account that has claimed the orders. */
export async function claimPackUnits(tx: Tx, userId: number, orderIds: readonly number[]): Promise<void> {
  const lines = tx
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...orderIds]));
  await tx
    .update(packEntries)
    .set({ userId })
    .where(and(isNull(packEntries.userId), inArray(packEntries.orderLineId, lines)));
}
