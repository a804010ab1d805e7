import { and, asc, count, eq, sql } from "drizzle-orm";
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
    .select(listedBreedColumns)
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

export const listedBreedColumns = {
  id: breeds.id,
  name: breeds.name,
  speciesId: breeds.speciesId,
  group: breeds.group,
  // A variety differs in colour or size: its coat is that of its breed where nothing else is said.
  coat: sql<string | null>`coalesce(${breeds.coat}, (select parent.coat from breeds parent
    where parent.species_id = ${breeds}.species_id and parent.name = ${breeds}.variety_of limit 1))`,
};

interface NamedRow {
  readonly id: number;
  readonly name: string;
  readonly speciesId: number;
}

interface ListedRow extends NamedRow {
  readonly group: string;
  readonly coat: string | null;
}

export function nameBreed({ id, name, speciesId }: NamedRow) {
  return { id, name, species: { id: speciesId, name: speciesName(speciesId) } };
}

export function toBreed({ group, coat, ...row }: ListedRow) {
  return { ...nameBreed(row), group, coat };
}
