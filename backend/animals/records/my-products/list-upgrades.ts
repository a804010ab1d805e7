import { and, asc, eq, isNotNull } from "drizzle-orm";
import { upgradeKindOf } from "@/lib/config/animals/upgrades";
import type { Tx } from "@/backend/db/client";
import { prices, products } from "@/backend/db/schema/catalogue";
import type { Caller } from "@/backend/http/caller";
import { isListedFor } from "@/backend/shop/public/availability";
import { priceForCaller, toPrice } from "@/backend/shop/public/caller-price";
import { listedColumnsIn, toSuggestion } from "@/backend/shop/public/product-rows";

/** Upgrades for animals that have been tested before. */
export async function listUpgrades(tx: Tx, caller: Caller, speciesId: number | null) {
  if (speciesId === null) return [];
  const rows = await tx
    .select({ ...listedColumnsIn(caller.language), upgrade: products.upgrade })
    .from(products)
    .innerJoin(prices, priceForCaller(caller))
    .where(and(isNotNull(products.upgrade), eq(products.speciesId, speciesId), isListedFor(caller)))
    .orderBy(asc(products.id));
  return rows.map((row) => ({
    ...toSuggestion(row),
    summary: row.summary,
    price: toPrice(row),
    upgradeKind: upgradeKindOf(row.id, row.upgrade),
  }));
}
