import { and, asc, count, eq, inArray, not, type SQL, sql } from "drizzle-orm";
import type { Language } from "@/lib/config/languages";
import { categoriesOfType, type TestType } from "@/lib/config/shop/categories";
import { limits } from "@/lib/config/limits";
import { speciesId, speciesName } from "@/lib/domain/species";
import { inLanguage } from "@/backend/db/in-language";
import type { Tx } from "@/backend/db/client";
import { breeds } from "@/backend/db/schema/breeds";
import { productBreeds, products } from "@/backend/db/schema/catalogue";
import type { Context, Input } from "@/backend/http/handler-types";
import type { Caller } from "@/backend/http/caller";
import { listBreeds } from "@/backend/shop/public/list-breeds";
import { parseIds, type ProductFilter, parseProductSearch, matchesFilter } from "./list-products";
import { isListedFor } from "@/backend/shop/public/availability";

export interface FacetQuery extends ProductFilter {
  readonly breed_search: string;
}

/** Counts the products behind each filter option, with all other kinds of filters applied. */
export async function countFacets({ tx, caller }: Context, { query }: Input<"products.facets">) {
  const isListed = isListedFor(caller);
  const search = await parseProductSearch(tx, caller, query);
  const withFilter = (change: Partial<FacetQuery>) =>
    and(matchesFilter({ ...query, ...change }, search), isListed);
  const byCategory = await countByCategory(tx, withFilter({ types: undefined }));
  const bySpecies = await countBySpecies(tx, withFilter({ species: undefined }));
  const ids = await findBreedOptions(tx, caller, query);
  return {
    types: typeCounts(new Map(byCategory.map((row) => [row.categoryId, row.count]))),
    species: speciesCounts(bySpecies),
    breeds: (ids.length === 0
      ? []
      : await countByBreed(tx, caller.language, ids, withFilter({ breeds: undefined }))
    ).map((row) => ({ id: row.id, name: row.name, species: speciesName(row.speciesId), count: row.count })),
  };
}

export function countByCategory(tx: Tx, where: SQL | undefined) {
  const { categoryId } = products;
  return tx.select({ categoryId, count: count() }).from(products).where(where).groupBy(categoryId);
}

export function countBySpecies(tx: Tx, where: SQL | undefined) {
  const { speciesId } = products;
  return tx.select({ speciesId, count: count() }).from(products).where(where).groupBy(speciesId);
}

function typeCounts(byCategory: ReadonlyMap<number, number>): Record<TestType, number> {
  const countOf = (type: TestType) =>
    categoriesOfType(type).reduce((sum, category) => sum + (byCategory.get(category) ?? 0), 0);
  return {
    "full-breed-profile": countOf("full-breed-profile"),
    disease: countOf("disease"),
    trait: countOf("trait"),
    "dna-profile": countOf("dna-profile"),
  };
}

function speciesCounts(rows: readonly { speciesId: number | null; count: number }[]) {
  const countOf = (name: string) => rows.find((row) => row.speciesId === speciesId(name))?.count ?? 0;
  // Products without a species match only when no species filter is set.
  return {
    any: rows.reduce((sum, row) => sum + row.count, 0),
    canine: countOf("canine"),
    feline: countOf("feline"),
  };
}

/** The selected breeds, and the first matches of the breed search. */
async function findBreedOptions(tx: Tx, caller: Caller, query: FacetQuery): Promise<readonly number[]> {
  const selected = query.breeds ? parseIds(query.breeds) : [];
  if (query.breed_search === "") return selected;
  const { species, breed_search: name } = query;
  const found = await listBreeds(tx, caller, { species, name, page: 1, size: limits.breedOptions });
  return [...new Set([...selected, ...found.results.map(({ id }) => id)])];
}

/** Counts products that name the breed or are for all breeds of its species, each once. */
export function countByBreed(tx: Tx, language: Language, ids: readonly number[], where: SQL | undefined) {
  const forAll = tx.$with("for_all").as(
    tx
      .select({ speciesId: products.speciesId, forAllCount: count().as("for_all_count") })
      .from(products)
      .where(and(eq(products.isForAllBreeds, true), where))
      .groupBy(products.speciesId),
  );
  // `=` would yield null for products without a species, which count as naming the breed.
  const isForAll = sql`(${products.isForAllBreeds} and ${products.speciesId} is not distinct from ${breeds.speciesId})`;
  const named = tx.$with("named").as(
    tx
      .select({ breedId: productBreeds.breedId, namedCount: count().as("named_count") })
      .from(productBreeds)
      .innerJoin(products, eq(products.id, productBreeds.productId))
      .innerJoin(breeds, eq(breeds.id, productBreeds.breedId))
      .where(and(inArray(productBreeds.breedId, [...ids]), not(isForAll), where))
      .groupBy(productBreeds.breedId),
  );
  return tx
    .with(forAll, named)
    .select({
      id: breeds.id,
      name: inLanguage(breeds.name, language),
      speciesId: breeds.speciesId,
      count: sql<number>`(coalesce(${forAll.forAllCount}, 0) + coalesce(${named.namedCount}, 0))::int`,
    })
    .from(breeds)
    .leftJoin(forAll, eq(forAll.speciesId, breeds.speciesId))
    .leftJoin(named, eq(named.breedId, breeds.id))
    .where(inArray(breeds.id, [...ids]))
    .orderBy(asc(breeds.sortKey), asc(breeds.id));
}
