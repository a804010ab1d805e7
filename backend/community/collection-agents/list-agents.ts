import { and, asc, eq, isNotNull } from "drizzle-orm";
import { agentLimits } from "@/lib/config/community/collection-agents";
import type { Tx } from "@/backend/db/client";
import { collectionAgents } from "@/backend/db/schema/collection-agents";
import { countries } from "@/backend/db/schema/geography";
import type { Context, Input } from "@/backend/http/handler-types";
import { envelope, offsetOf } from "@/backend/http/paging";
import { isPublished, publicColumns } from "./agent-columns";
import { matchAgents } from "./match-agents";

/** Nearest first where the search names a place, else by name. */
export async function listAgents({ tx, caller }: Context, { query }: Input<"collectionAgents.list">) {
  const { where, order, distanceKm } = await matchAgents(query, caller);
  const { latitude, longitude } = collectionAgents;
  const rows = await tx
    .select({ id: collectionAgents.id, ...publicColumns, latitude, longitude, distanceKm })
    .from(collectionAgents)
    .innerJoin(countries, eq(countries.code, collectionAgents.countryCode))
    .where(where)
    .orderBy(...order)
    .limit(query.size)
    .offset(offsetOf(query));
  const total = await tx.$count(collectionAgents, where);
  return envelope(rows, total, query);
}

export async function mapAgents({ tx, caller }: Context, { query: filters }: Input<"collectionAgents.map">) {
  const { where, near } = await matchAgents(filters, caller);
  const { id, name, place, latitude, longitude } = collectionAgents;
  const rows = await tx
    .select({ id, name, place, latitude, longitude })
    .from(collectionAgents)
    .where(and(where, isNotNull(latitude), isNotNull(longitude)))
    .orderBy(asc(id))
    .limit(agentLimits.mapPoints);
  return {
    points: rows.map((row) => ({ ...row, latitude: row.latitude ?? 0, longitude: row.longitude ?? 0 })),
    near: near ? { name: near.name, country: near.country } : null,
    countries: await listAgentCountries(tx),
  };
}

async function listAgentCountries(tx: Tx) {
  const rows = await tx
    .selectDistinct({ code: countries.code, name: countries.name, sortKey: countries.sortKey })
    .from(collectionAgents)
    .innerJoin(countries, eq(countries.code, collectionAgents.countryCode))
    .where(isPublished)
    .orderBy(asc(countries.sortKey));
  return rows.map(({ code, name }) => ({ code, name }));
}
