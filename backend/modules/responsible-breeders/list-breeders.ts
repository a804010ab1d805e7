import { and, asc, count, eq, inArray, isNotNull } from "drizzle-orm";
import type { Language } from "@/lib/config/languages";
import { speciesId } from "@/lib/domain/species";
import type { Tx } from "@/backend/db/client";
import { breederListingBreeds, breederListings } from "@/backend/db/schema/breeder-listings";
import { breeds } from "@/backend/db/schema/breeds";
import { countries } from "@/backend/db/schema/geography";
import type { Caller } from "@/backend/http/caller";
import { envelope, offsetOf, type Paging } from "@/backend/http/paging";
import { matchesSearch } from "@/backend/modules/search/match-search";
import { parseSearchQuery } from "@/backend/modules/search/search-query";
import { listingColumns, toListing } from "./listing-columns";

interface BreedFilter {
  readonly breed_id?: number | null | undefined;
  readonly breed: string;
  readonly species?: string | null | undefined;
}

interface BreederQuery extends BreedFilter, Paging {
  readonly country?: string | undefined;
}

/** Published breeders, sorted by name. */
export async function listBreeders(tx: Tx, { language }: Caller, { country, ...query }: BreederQuery) {
  const where = and(
    isNotNull(breederListings.listedAt),
    country ? eq(breederListings.countryCode, country) : undefined,
    await hasMatchingBreed(tx, language, query),
  );
  const rows = await tx
    .select({ id: breederListings.approvalId, ...listingColumns })
    .from(breederListings)
    .innerJoin(countries, eq(countries.code, breederListings.countryCode))
    .where(where)
    .orderBy(asc(breederListings.sortKey), asc(breederListings.approvalId))
    .limit(query.size)
    .offset(offsetOf(query));
  const [total] = await tx.select({ count: count() }).from(breederListings).where(where);
  return envelope(rows.map(toListing), total?.count ?? 0, query);
}

async function hasMatchingBreed(tx: Tx, language: Language, { breed_id: id, breed, species }: BreedFilter) {
  const search = await parseSearchQuery(tx, "breeds", { text: breed, language });
  const breedMatches = and(
    id ? eq(breeds.id, id) : undefined,
    species ? eq(breeds.speciesId, speciesId(species)) : undefined,
    matchesSearch(breeds, search),
  );
  if (breedMatches === undefined) return undefined;
  const listingIds = tx
    .select({ id: breederListingBreeds.approvalId })
    .from(breederListingBreeds)
    .innerJoin(breeds, eq(breeds.id, breederListingBreeds.breedId))
    .where(breedMatches);
  return inArray(breederListings.approvalId, listingIds);
}
