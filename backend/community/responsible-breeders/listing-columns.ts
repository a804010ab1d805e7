import { type SQL, sql } from "drizzle-orm";
import { toBreedReference } from "@/backend/shop/public/list-breeds";
import { breederListings } from "@/backend/db/schema/breeder-listings";
import { countries } from "@/backend/db/schema/geography";

type ListedBreed = Parameters<typeof toBreedReference>[0];

/** Raw table names, because Drizzle drops the outer table's name in subqueries. */
const listingBreeds: SQL<readonly ListedBreed[]> = sql`(
  select coalesce(json_agg(
    json_build_object('id', breed.id, 'name', breed.name, 'speciesId', breed.species_id) order by chosen.position
  ), '[]'::json)
  from breeder_listing_breeds chosen join breeds breed on breed.id = chosen.breed_id
  where chosen.approval_id = "breeder_listings"."approval_id")`;

/** Requires a join with `countries`. */
export const listingColumns = {
  name: breederListings.name,
  place: breederListings.place,
  website: breederListings.website,
  country: { code: countries.code, name: countries.name },
  breeds: listingBreeds,
};

export function toListing<Row extends { readonly breeds: readonly ListedBreed[] }>({ breeds, ...row }: Row) {
  return { ...row, breeds: breeds.map(toBreedReference) };
}
