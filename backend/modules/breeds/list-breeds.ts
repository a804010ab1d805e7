import { and, asc, count, desc, eq, like } from "drizzle-orm";
import { sortKey } from "@/lib/domain/sort-key";
import { speciesId, speciesName } from "@/lib/domain/species";
import type { Tx } from "@/backend/db/client";
import { containsWords, escapeLike } from "@/backend/db/contains-words";
import { breeds } from "@/backend/db/schema/breeds";
import { envelope, offsetOf, type Paging } from "@/backend/http/paging";

interface BreedQuery extends Paging {
  readonly species?: string | null | undefined;
  readonly name: string;
}

export async function listBreeds(tx: Tx, query: BreedQuery) {
  const wanted = and(
    query.species ? eq(breeds.speciesId, speciesId(query.species)) : undefined,
    containsWords(breeds.searchText, query.name),
  );
  const [total] = await tx.select({ count: count() }).from(breeds).where(wanted);
  const rows = await tx
    .select({ id: breeds.id, name: breeds.name, speciesId: breeds.speciesId })
    .from(breeds)
    .where(wanted)
    // Names that begin with what was typed come first.
    .orderBy(
      desc(like(breeds.sortKey, `${escapeLike(sortKey(query.name))}%`)),
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
