import { and, asc, count, eq } from "drizzle-orm";
import { speciesId, speciesName } from "@/lib/domain/species";
import type { Tx } from "@/backend/db/client";
import { breeds } from "@/backend/db/schema/breeds";
import { closeness, matches } from "@/backend/modules/search/match";
import { readSearch } from "@/backend/modules/search/sought";
import { envelope, offsetOf, type Paging } from "@/backend/http/paging";

interface BreedQuery extends Paging {
  readonly species?: string | null | undefined;
  readonly name: string;
}

export async function listBreeds(tx: Tx, query: BreedQuery) {
  const sought = await readSearch(tx, "breeds", query.name);
  const wanted = and(
    query.species ? eq(breeds.speciesId, speciesId(query.species)) : undefined,
    matches(breeds, sought),
  );
  const [total] = await tx.select({ count: count() }).from(breeds).where(wanted);
  const rows = await tx
    .select({ id: breeds.id, name: breeds.name, speciesId: breeds.speciesId })
    .from(breeds)
    .where(wanted)
    .orderBy(
      ...(sought ? [closeness(breeds, breeds.sortKey, sought)] : []),
      asc(breeds.sortKey),
      asc(breeds.id),
    )
    .limit(query.size)
    .offset(offsetOf(query));
  return envelope(rows.map(toBreed), total?.count ?? 0, query);
}

export function toBreed(row: { id: number; name: string; speciesId: number }) {
  return { id: row.id, name: row.name, species: { id: row.speciesId, name: speciesName(row.speciesId) } };
}
