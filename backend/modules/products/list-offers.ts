import { and, arrayOverlaps, asc, count, desc, eq, gt, type SQL, sql } from "drizzle-orm";
import { alias, unionAll } from "drizzle-orm/pg-core";
import { speciesId } from "@/lib/domain/species";
import type { Tx } from "@/backend/db/client";
import { prices, products, productTests } from "@/backend/db/schema/catalogue";
import { envelope, offsetOf, type Paging } from "@/backend/http/paging";
import type { Visit } from "@/backend/http/visit";
import { singly, testsSoldSingly } from "./compare-prices";
import { listedColumns, priceHere, soldHere, toDetails, toSuggestion } from "./queries";

interface OfferQuery extends Paging {
  readonly species?: string | null | undefined;
}

/** What costs less together than bought singly, in the visitor's region: the biggest saving first. */
export async function listOffers(tx: Tx, visit: Visit, query: OfferQuery) {
  const [total] = await countOfOffers(tx, visit, query);
  const rows = await rowsOfOffers(tx, visit, query);
  const results = rows.flatMap((row) => {
    const compared = singly({ count: row.partCount, amount: row.partAmount, own: row });
    return compared === null ? [] : [{ ...toSuggestion(row), details: toDetails(row), singly: compared }];
  });
  return envelope(results, total?.count ?? 0, query);
}

function countOfOffers(tx: Tx, visit: Visit, query: OfferQuery) {
  const parts = partsOf(tx, visit);
  return tx
    .select({ count: count() })
    .from(parts)
    .innerJoin(products, eq(products.id, parts.wholeId))
    .innerJoin(prices, priceHere(visit))
    .where(isOffer(parts, visit, query));
}

/** One statement for all products: each sum is made once, whatever it is needed for. */
export function rowsOfOffers(tx: Tx, visit: Visit, query: OfferQuery) {
  const parts = partsOf(tx, visit);
  return tx
    .select({ ...listedColumns, partCount: parts.partCount, partAmount: parts.partAmount })
    .from(parts)
    .innerJoin(products, eq(products.id, parts.wholeId))
    .innerJoin(prices, priceHere(visit))
    .where(isOffer(parts, visit, query))
    .orderBy(desc(sql`${parts.partAmount} - ${prices.amount}`), asc(products.id))
    .limit(query.size)
    .offset(offsetOf(query));
}

/** Vets order on account and have no offers: what is for them alone is none. */
function isOffer({ partAmount }: Parts, visit: Visit, { species }: OfferQuery): SQL | undefined {
  return and(
    gt(partAmount, prices.amount),
    arrayOverlaps(products.audiences, ["breeder", "owner"]),
    species ? eq(products.speciesId, speciesId(species)) : undefined,
    soldHere(visit),
  );
}

type Parts = ReturnType<typeof partsOf>;

/** What the tests inside a product cost alone, and the pieces inside a pack. */
function partsOf(tx: Tx, visit: Visit) {
  return unionAll(testsInside(tx, visit), piecesInside(tx, visit)).as("parts");
}

function testsInside(tx: Tx, visit: Visit) {
  const singles = testsSoldSingly(tx, visit);
  const whole = alias(products, "whole");
  return tx
    .select({
      wholeId: sql<number>`${productTests.productId}`.as("whole_id"),
      partCount: sql<number>`count(*)::int`.as("part_count"),
      partAmount: sql<number>`sum(${singles.amount})::int`.as("part_amount"),
    })
    .from(productTests)
    .innerJoin(singles, eq(singles.testCode, productTests.testCode))
    .innerJoin(whole, and(eq(whole.id, productTests.productId), eq(whole.packSize, 1)))
    .groupBy(productTests.productId)
    .having(gt(sql`count(*)`, 1));
}

function piecesInside(tx: Tx, visit: Visit) {
  const pack = alias(products, "pack");
  return tx
    .select({
      wholeId: sql<number>`${pack.id}`.as("whole_id"),
      partCount: sql<number>`${pack.packSize}::int`.as("part_count"),
      partAmount: sql<number>`(${prices.amount} * ${pack.packSize})::int`.as("part_amount"),
    })
    .from(products)
    .innerJoin(prices, priceHere(visit))
    .innerJoin(pack, and(eq(pack.packOf, products.id), gt(pack.packSize, 1)))
    .where(soldHere(visit));
}
