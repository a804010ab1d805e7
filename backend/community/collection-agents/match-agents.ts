import type { Query } from "@/lib/contract/calls";
import { and, arrayContains, asc, between, eq, ilike, isNotNull, lte, or, type SQL, sql } from "drizzle-orm";
import { agentLimits } from "@/lib/config/community/collection-agents";
import { escapeLike } from "@/backend/db/like-pattern";
import { collectionAgents } from "@/backend/db/schema/collection-agents";
import type { Caller } from "@/backend/http/caller";
import { findPlace, type Place } from "@/backend/kernel/geography/find-place";
import { isPublished } from "./agent-columns";

export interface AgentMatch {
  readonly where: SQL | undefined;
  readonly order: readonly SQL[];
  /** In whole kilometres; null without a place. */
  readonly distanceKm: SQL<number | null>;
  /** The place that the search text names. */
  readonly near: Place | undefined;
}

const { latitude, longitude } = collectionAgents;

/** Published agents with the text in their listing or postcode, and all agents near the place that it names. */
export async function matchAgents(
  { query, country, species, area }: Query<"collectionAgents.map">,
  caller: Caller,
): Promise<AgentMatch> {
  const near =
    query === "" ? undefined : await findPlace({ text: query, country, preferredCountry: caller.country });
  const distance = near && distanceTo(near);
  const where = and(
    isPublished,
    country ? eq(collectionAgents.countryCode, country) : undefined,
    species ? arrayContains(collectionAgents.species, [species]) : undefined,
    isInArea(area),
    query === ""
      ? undefined
      : or(matchesText(query), distance && and(isNotNull(latitude), lte(distance, agentLimits.nearKm))),
  );
  const byName = [asc(collectionAgents.sortKey), asc(collectionAgents.id)];
  return {
    where,
    near,
    order: distance ? [sql`${distance} asc nulls last`, ...byName] : byName,
    distanceKm: distance ? sql`round(${distance})::int` : sql`null::int`,
  };
}

/** Great circle, in kilometres. Null for an unknown town: `least` would ignore it. */
function distanceTo({ latitude: lat, longitude: lon }: Place): SQL<number | null> {
  return sql`case when ${latitude} is not null then 6371 * 2 * asin(least(1, sqrt(
    power(sin(radians(${latitude} - ${lat}::float8) / 2), 2)
    + cos(radians(${lat}::float8)) * cos(radians(${latitude}))
      * power(sin(radians(${longitude} - ${lon}::float8) / 2), 2)))) end`;
}

/** A postcode matches from its beginning: "61" finds 6160. */
function matchesText(text: string): SQL | undefined {
  const part = escapeLike(text);
  return or(
    ilike(collectionAgents.place, `%${part}%`),
    ilike(collectionAgents.area, `%${part}%`),
    ilike(collectionAgents.name, `%${part}%`),
    ilike(collectionAgents.postalCode, `${part}%`),
  );
}

function isInArea(area: string): SQL | undefined {
  const [west, south, east, north] = area.split(",").map(Number);
  if (west === undefined || south === undefined || east === undefined || north === undefined)
    return undefined;
  return and(between(longitude, west, east), between(latitude, south, north));
}
