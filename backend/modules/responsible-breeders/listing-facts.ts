import { type SQL, sql } from "drizzle-orm";
import { nameBreed } from "@/backend/modules/breeds/list-breeds";
import { breederListings } from "@/backend/db/schema/breeder-listings";
import { countries } from "@/backend/db/schema/geography";

type ListedBreed = Parameters<typeof nameBreed>[0];

/** Its own names for all tables: a short name in a subquery is the inner table's. */
const breedsOfListing: SQL<readonly ListedBreed[]> = sql`(
  select coalesce(json_agg(
    json_build_object('id', kept.id, 'name', kept.name, 'speciesId', kept.species_id) order by chosen.position
  ), '[]'::json)
  from breeder_listing_breeds chosen join breeds kept on kept.id = chosen.breed_id
  where chosen.approval_id = "breeder_listings"."approval_id")`;

/** For queries that join the country of a listing. */
export const listingColumns = {
  name: breederListings.name,
  place: breederListings.place,
  website: breederListings.website,
  country: { code: countries.code, name: countries.name },
  breeds: breedsOfListing,
};

export function toFacts<Row extends { readonly breeds: readonly ListedBreed[] }>({ breeds, ...row }: Row) {
  return { ...row, breeds: breeds.map(nameBreed) };
}
