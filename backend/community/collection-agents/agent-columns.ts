import type { Body } from "@/lib/contract/calls";
import { and, eq, gt, type SQL, sql } from "drizzle-orm";
import { sortKey } from "@/lib/domain/sort-key";
import type { Tx } from "@/backend/db/client";
import { collectionAgents } from "@/backend/db/schema/collection-agents";
import { countries } from "@/backend/db/schema/geography";
import { type Refusal, refuseFields } from "@/backend/http/refusals";
import { findPlace } from "@/backend/kernel/geography/find-place";

/** Agents that the finder shows. */
export const isPublished: SQL | undefined = and(
  eq(collectionAgents.state, "active"),
  eq(collectionAgents.isListed, true),
  gt(collectionAgents.expiresAt, sql`now()`),
);

/** Requires a join with `countries`. */
export const publicColumns = {
  name: collectionAgents.name,
  place: collectionAgents.place,
  country: { code: countries.code, name: countries.name },
  area: collectionAgents.area,
  species: collectionAgents.species,
  fee: collectionAgents.fee,
  availability: collectionAgents.availability,
};

/** Columns of a listing, with the coordinates of its town. Refuses an unknown country. */
export async function toListingColumns(tx: Tx, input: Body<"collectionAgents.updateListing">) {
  const { country: countryCode, isListed } = input;
  const known = await tx
    .select({ code: countries.code })
    .from(countries)
    .where(eq(countries.code, countryCode));
  if (known.length === 0) return refuseFields({ country: "fields.invalid" });
  const town = await findPlace({ text: input.place, country: countryCode });
  const name = input.name.trim();
  return {
    countryCode,
    isListed,
    name,
    sortKey: sortKey(name),
    place: input.place.trim(),
    postalCode: input.postalCode?.trim() || null,
    latitude: town?.latitude ?? null,
    longitude: town?.longitude ?? null,
    area: input.area.trim(),
    species: [...new Set(input.species)].sort(),
    fee: input.fee.trim(),
    availability: input.availability.trim(),
  };
}

export type ListingColumns = Exclude<Awaited<ReturnType<typeof toListingColumns>>, Refusal>;
