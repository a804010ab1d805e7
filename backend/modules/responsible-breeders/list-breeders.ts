import { and, asc, count, eq, inArray, isNotNull } from "drizzle-orm";
import { speciesId } from "@/lib/domain/species";
import type { Tx } from "@/backend/db/client";
import { breederListingBreeds, breederListings } from "@/backend/db/schema/breeder-listings";
import { breeds } from "@/backend/db/schema/breeds";
import { countries } from "@/backend/db/schema/geography";
import { envelope, offsetOf, type Paging } from "@/backend/http/paging";
import { matches } from "@/backend/modules/search/match";
import { readSearch } from "@/backend/modules/search/sought";
import { listingColumns, toFacts } from "./listing-facts";

interface Kept {
  readonly breed_id?: number | null | undefined;
  readonly breed: string;
  readonly species?: string | null | undefined;
}

interface Asked extends Kept, Paging {
  readonly country?: string | undefined;
}

/** Who is on the list, by name. */
export async function listBreeders(tx: Tx, { country, ...query }: Asked) {
  const wanted = and(
    isNotNull(breederListings.listedAt),
    country ? eq(breederListings.countryCode, country) : undefined,
    await keepsBreed(tx, query),
  );
  const rows = await tx
    .select({ id: breederListings.approvalId, ...listingColumns })
    .from(breederListings)
    .innerJoin(countries, eq(countries.code, breederListings.countryCode))
    .where(wanted)
    .orderBy(asc(breederListings.sortKey), asc(breederListings.approvalId))
    .limit(query.size)
    .offset(offsetOf(query));
  const [total] = await tx.select({ count: count() }).from(breederListings).where(wanted);
  return envelope(rows.map(toFacts), total?.count ?? 0, query);
}

async function keepsBreed(tx: Tx, { breed_id: id, breed, species }: Kept) {
  const sought = await readSearch(tx, "breeds", breed);
  const isWanted = and(
    id ? eq(breeds.id, id) : undefined,
    species ? eq(breeds.speciesId, speciesId(species)) : undefined,
    matches(breeds, sought),
  );
  if (isWanted === undefined) return undefined;
  const keeping = tx
    .select({ id: breederListingBreeds.approvalId })
    .from(breederListingBreeds)
    .innerJoin(breeds, eq(breeds.id, breederListingBreeds.breedId))
    .where(isWanted);
  return inArray(breederListings.approvalId, keeping);
}
