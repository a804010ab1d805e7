import { asc, eq, isNotNull } from "drizzle-orm";
import { breederListingBreeds, breederListings } from "@/backend/db/schema/breeder-listings";
import { inLanguage } from "@/backend/db/in-language";
import { breeds } from "@/backend/db/schema/breeds";
import { countries } from "@/backend/db/schema/geography";
import type { Context } from "@/backend/http/handler-types";
import { toBreedReference } from "@/backend/shop/public/list-breeds";

/** Countries and breeds for which there is at least one published breeder. */
export async function listFilterOptions({ tx, caller: { language } }: Context) {
  const isListed = isNotNull(breederListings.listedAt);
  const listedCountries = await tx
    .selectDistinct({ code: countries.code, name: countries.name, sortKey: countries.sortKey })
    .from(breederListings)
    .innerJoin(countries, eq(countries.code, breederListings.countryCode))
    .where(isListed)
    .orderBy(asc(countries.sortKey));
  const listedBreeds = await tx
    .selectDistinct({
      id: breeds.id,
      name: inLanguage(breeds.name, language),
      speciesId: breeds.speciesId,
      sortKey: breeds.sortKey,
    })
    .from(breederListings)
    .innerJoin(breederListingBreeds, eq(breederListingBreeds.approvalId, breederListings.approvalId))
    .innerJoin(breeds, eq(breeds.id, breederListingBreeds.breedId))
    .where(isListed)
    .orderBy(asc(breeds.sortKey), asc(breeds.id));
  return {
    countries: listedCountries.map(({ code, name }) => ({ code, name })),
    breeds: listedBreeds.map(toBreedReference),
  };
}
