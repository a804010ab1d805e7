import { type SQL, sql } from "drizzle-orm";
import type { Language } from "@/lib/config/languages";
import { breeds } from "@/backend/db/schema/breeds";
import { inLanguage } from "@/backend/db/in-language";
import { countryName } from "@/lib/domain/country-name";
import { toBreedReference } from "@/backend/shop/public/list-breeds";
import { breederListings } from "@/backend/db/schema/breeder-listings";
import { countries } from "@/backend/db/schema/geography";

type ListedBreed = Parameters<typeof toBreedReference>[0];

/** Raw table names, because Drizzle drops the outer table's name in subqueries. */
const listingBreeds = (language: Language): SQL<readonly ListedBreed[]> => sql`(
  select coalesce(json_agg(
    json_build_object('id', breeds.id, 'name', ${inLanguage(breeds.name, language)}, 'speciesId', breeds.species_id)
    order by chosen.position
  ), '[]'::json)
  from breeder_listing_breeds chosen join breeds on breeds.id = chosen.breed_id
  where chosen.approval_id = "breeder_listings"."approval_id")`;

/** Requires a join with `countries`. */
export const listingColumns = (language: Language) => ({
  name: breederListings.name,
  place: breederListings.place,
  website: breederListings.website,
  country: { code: countries.code, name: countries.name },
  breeds: listingBreeds(language),
});

interface ListingRow {
  readonly breeds: readonly ListedBreed[];
  readonly country: { readonly code: string; readonly name: string };
}

export function toListing<Row extends ListingRow>(
  { breeds: listed, country, ...row }: Row,
  language: Language,
) {
  return {
    ...row,
    country: { ...country, name: countryName(country, language) },
    breeds: listed.map(toBreedReference),
  };
}
