import { and, arrayOverlaps, asc, count, desc, eq, gt, type SQL, sql } from "drizzle-orm";
import { speciesId } from "@/lib/domain/species";
import type { Tx } from "@/backend/db/client";
import { prices, products } from "@/backend/db/schema/catalogue";
import { envelope, offsetOf, type Paging } from "@/backend/http/paging";
import type { Visit } from "@/backend/http/visit";
import { partsOf, singly } from "./parts";
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

type Parts = ReturnType<typeof partsOf>;

/** Vets order on account and have no offers: what is for them alone is none. */
function isOffer({ partAmount }: Parts, visit: Visit, { species }: OfferQuery): SQL | undefined {
  return and(
    gt(partAmount, prices.amount),
    arrayOverlaps(products.audiences, ["breeder", "owner"]),
    species ? eq(products.speciesId, speciesId(species)) : undefined,
    soldHere(visit),
  );
}
