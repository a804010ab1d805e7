import { and, asc, eq, sql } from "drizzle-orm";
import { speciesId, speciesName } from "@/lib/domain/species";
import { nameOrder } from "@/backend/db/in-language";
import type { Tx } from "@/backend/db/client";
import { breeds } from "@/backend/db/schema/breeds";
import { translateRows, type Translated } from "@/backend/db/translate-rows";
import type { Context, Input } from "@/backend/http/handler-types";
import type { Caller } from "@/backend/http/caller";
import { searchRank, matchesSearch } from "./match-search";
import { parseSearchQuery } from "./search-query";
import { fitsKits } from "@/backend/shop/breeds/fits-kits";
import { envelope, offsetOf, type Paging } from "@/backend/http/paging";

interface BreedQuery extends Paging {
  readonly species?: string | null | undefined;
  readonly name: string;
  readonly barcodes?: string | null | undefined;
}

export async function listBreeds(tx: Tx, { language }: Caller, query: BreedQuery) {
  const search = await parseSearchQuery(tx, "breeds", { text: query.name, language });
  const where = and(
    query.species ? eq(breeds.speciesId, speciesId(query.species)) : undefined,
    matchesSearch(breeds, search),
    query.barcodes ? await fitsKits(tx, query.barcodes.split(",")) : undefined,
  );
  const order = nameOrder(breeds.name, breeds.sortKey, language);
  const total = await tx.$count(breeds, where);
  const rows = await tx
    .select(listedBreedColumns)
    .from(breeds)
    .where(where)
    .orderBy(...(search ? [searchRank(breeds, order, search)] : []), asc(order), asc(breeds.id))
    .limit(query.size)
    .offset(offsetOf(query));
  const translated = await translateRows(tx, language, { ...breedTexts, rows });
  return envelope(translated.map(toListedBreed), total, query);
}

export const listedBreedColumns = {
  id: breeds.id,
  name: breeds.name,
  speciesId: breeds.speciesId,
  group: breeds.group,
  // Varieties without coat data have the coat of their parent breed.
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

export function toBreedReference({ id, name, speciesId }: NamedRow) {
  return { id, name, species: { id: speciesId, name: speciesName(speciesId) } };
}

/** The texts of a breed that are translated. */
export const breedTexts = {
  entity: "breed",
  fields: ["name"],
  keyOf: ({ id }: Pick<NamedRow, "id">) => id,
} as const;

export function toListedBreed({ group, coat, language, ...row }: Translated<ListedRow>) {
  return { ...toBreedReference(row), group, coat, language };
}

/** Alternative names of all breeds that have any. */
export function listBreedAliases({ tx }: Context, { query: { species } }: Input<"breeds.otherNames">) {
  return tx
    .select({ id: breeds.id, names: breeds.aliases })
    .from(breeds)
    .where(and(eq(breeds.speciesId, speciesId(species)), sql`cardinality(${breeds.aliases}) > 0`))
    .orderBy(asc(breeds.id));
}
