import { and, arrayOverlaps, asc, count, desc, eq, type SQL, sql } from "drizzle-orm";
import { speciesId } from "@/lib/domain/species";
import type { Tx } from "@/backend/db/client";
import { prices, products } from "@/backend/db/schema/catalogue";
import { translateRows } from "@/backend/db/translate-rows";
import type { Context, Input } from "@/backend/http/handler-types";
import { envelope, offsetOf, type Paging } from "@/backend/http/paging";
import type { Caller } from "@/backend/http/caller";
import { partPrices, compareWithParts, isRealistic } from "@/backend/shop/public/part-prices";
import { isListedFor } from "@/backend/shop/public/availability";
import { priceForCaller } from "@/backend/shop/public/caller-price";
import {
  listedColumns,
  listedTexts,
  toDetails,
  toSuggestion,
  withUnits,
} from "@/backend/shop/public/product-rows";

interface OfferQuery extends Paging {
  readonly species?: string | null | undefined;
}

/** Products cheaper than the same tests in a custom profile, or than the pieces of a pack; biggest saving first. */
export async function listOffers({ tx, caller }: Context, { query }: Input<"products.offers">) {
  const [total] = await countOffers(tx, caller, query);
  const rows = await translateRows(tx, caller.language, {
    ...listedTexts,
    rows: await withUnits(tx, await selectOffers(tx, caller, query)),
  });
  const results = rows.flatMap((row) => {
    const comparison = compareWithParts({ count: row.partCount, amount: row.partAmount, own: row });
    if (comparison === null) return [];
    return [{ ...toSuggestion(row), language: row.language, details: toDetails(row), singly: comparison }];
  });
  return envelope(results, total?.count ?? 0, query);
}

function countOffers(tx: Tx, caller: Caller, query: OfferQuery) {
  const parts = partPrices(tx, caller);
  return tx
    .select({ count: count() })
    .from(parts)
    .innerJoin(products, eq(products.id, parts.wholeId))
    .innerJoin(prices, priceForCaller(caller))
    .where(isOffer(parts, caller, query));
}

/** One statement for all products, which computes each sum once. */
export function selectOffers(tx: Tx, caller: Caller, query: OfferQuery) {
  const parts = partPrices(tx, caller);
  return tx
    .select({
      ...listedColumns,
      partCount: parts.partCount,
      partAmount: parts.partAmount,
    })
    .from(parts)
    .innerJoin(products, eq(products.id, parts.wholeId))
    .innerJoin(prices, priceForCaller(caller))
    .where(isOffer(parts, caller, query))
    .orderBy(desc(sql`${parts.partAmount} - ${prices.amount}`), asc(products.id))
    .limit(query.size)
    .offset(offsetOf(query));
}

type Parts = ReturnType<typeof partPrices>;

/** Products for vets only are no offers, because vets order on account. */
function isOffer({ partAmount }: Parts, caller: Caller, { species }: OfferQuery): SQL | undefined {
  return and(
    isRealistic(partAmount),
    arrayOverlaps(products.audiences, ["breeder", "owner"]),
    species ? eq(products.speciesId, speciesId(species)) : undefined,
    isListedFor(caller),
  );
}
