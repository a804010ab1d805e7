import { and, asc, eq, inArray, isNotNull } from "drizzle-orm";
import type { Language } from "@/lib/config/languages";
import { speciesId } from "@/lib/domain/species";
import type { Tx } from "@/backend/db/client";
import { breederListingBreeds, breederListings } from "@/backend/db/schema/breeder-listings";
import { breeds } from "@/backend/db/schema/breeds";
import { countries } from "@/backend/db/schema/geography";
import type { Context, Input } from "@/backend/http/handler-types";
import { envelope, offsetOf } from "@/backend/http/paging";
import { findPlace } from "@/backend/kernel/geography/find-place";
import { matchesSearch } from "@/backend/shop/public/match-search";
import { parseSearchQuery } from "@/backend/shop/public/search-query";
import { listingColumns, toListing } from "./listing-columns";

interface BreedFilter {
  readonly breed_id?: number | null | undefined;
  readonly breed: string;
  readonly species?: string | null | undefined;
}

interface BreederFilters extends BreedFilter {
  readonly country?: string | undefined;
}

/** Published breeders, sorted by name. */
export async function listBreeders(
  { tx, caller: { language } }: Context,
  { query }: Input<"responsibleBreeders.list">,
) {
  const where = await matchBreeders(tx, language, query);
  const rows = await tx
    .select({ id: breederListings.approvalId, ...listingColumns(language) })
    .from(breederListings)
    .innerJoin(countries, eq(countries.code, breederListings.countryCode))
    .where(where)
    .orderBy(asc(breederListings.sortKey), asc(breederListings.approvalId))
    .limit(query.size)
    .offset(offsetOf(query));
  const total = await tx.$count(breederListings, where);
  return envelope(
    rows.map((row) => toListing(row, language)),
    total,
    query,
  );
}

/** More points would only join the circles of others. */
const maxMapPoints = 500;

/** Breeders whose town is known, with its coordinates: the place that they agreed to publish, never an address. */
export async function mapBreeders(
  { tx, caller: { language } }: Context,
  { query: filters }: Input<"responsibleBreeders.map">,
) {
  const { approvalId: id, name, place, countryCode } = breederListings;
  const rows = await tx
    .select({ id, name, place, countryCode })
    .from(breederListings)
    .where(await matchBreeders(tx, language, filters))
    .orderBy(asc(breederListings.sortKey), asc(id))
    .limit(maxMapPoints);
  const points = await Promise.all(
    rows.map(async ({ countryCode: country, ...breeder }) => {
      const town = await findPlace({ text: breeder.place, country });
      return town ? [{ ...breeder, latitude: town.latitude, longitude: town.longitude }] : [];
    }),
  );
  return { points: points.flat() };
}

async function matchBreeders(tx: Tx, language: Language, { country, ...filters }: BreederFilters) {
  return and(
    isNotNull(breederListings.listedAt),
    country ? eq(breederListings.countryCode, country) : undefined,
    await hasMatchingBreed(tx, language, filters),
  );
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
