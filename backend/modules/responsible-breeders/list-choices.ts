import { asc, eq, isNotNull } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { breederListingBreeds, breederListings } from "@/backend/db/schema/breeder-listings";
import { breeds } from "@/backend/db/schema/breeds";
import { countries } from "@/backend/db/schema/geography";
import { nameBreed } from "@/backend/modules/breeds/list-breeds";

/** Only what finds somebody is offered. */
export async function listChoices(tx: Tx) {
  const isListed = isNotNull(breederListings.listedAt);
  const offered = await tx
    .selectDistinct({ code: countries.code, name: countries.name, sortKey: countries.sortKey })
    .from(breederListings)
    .innerJoin(countries, eq(countries.code, breederListings.countryCode))
    .where(isListed)
    .orderBy(asc(countries.sortKey));
  const kept = await tx
    .selectDistinct({
      id: breeds.id,
      name: breeds.name,
      speciesId: breeds.speciesId,
      sortKey: breeds.sortKey,
    })
    .from(breederListings)
    .innerJoin(breederListingBreeds, eq(breederListingBreeds.approvalId, breederListings.approvalId))
    .innerJoin(breeds, eq(breeds.id, breederListingBreeds.breedId))
    .where(isListed)
    .orderBy(asc(breeds.sortKey), asc(breeds.id));
  return { countries: offered.map(({ code, name }) => ({ code, name })), breeds: kept.map(nameBreed) };
}
