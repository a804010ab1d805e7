import { and, asc, count, eq, inArray, not, type SQL, sql } from "drizzle-orm";
import { categoriesOfType, type TestType } from "@/lib/config/categories";
import { limits } from "@/lib/config/limits";
import { speciesId, speciesName } from "@/lib/domain/species";
import type { Tx } from "@/backend/db/client";
import { breeds } from "@/backend/db/schema/breeds";
import { productBreeds, products } from "@/backend/db/schema/catalogue";
import type { Visit } from "@/backend/http/visit";
import { listBreeds } from "@/backend/modules/breeds/list-breeds";
import { idsIn, type ProductFilter, soughtBy, wantedBy } from "./list-products";
import { soldHere } from "./queries";

export interface FacetQuery extends ProductFilter {
  readonly breed_search: string;
}

/** How many products each choice would leave: counted under all filters but those of its own kind. */
export async function countFacets(tx: Tx, visit: Visit, query: FacetQuery) {
  const sold = soldHere(visit);
  const sought = await soughtBy(tx, query);
  const without = (change: Partial<FacetQuery>) => and(wantedBy({ ...query, ...change }, sought), sold);
  const byCategory = await countByCategory(tx, without({ types: undefined }));
  const bySpecies = await countBySpecies(tx, without({ species: undefined }));
  const ids = await breedsToCount(tx, query);
  return {
    types: typeCounts(new Map(byCategory.map((row) => [row.categoryId, row.count]))),
    species: speciesCounts(bySpecies),
    breeds: (ids.length === 0 ? [] : await countByBreed(tx, ids, without({ breeds: undefined }))).map(
      (row) => ({ id: row.id, name: row.name, species: speciesName(row.speciesId), count: row.count }),
    ),
  };
}

export function countByCategory(tx: Tx, wanted: SQL | undefined) {
  const { categoryId } = products;
  return tx.select({ categoryId, count: count() }).from(products).where(wanted).groupBy(categoryId);
}

export function countBySpecies(tx: Tx, wanted: SQL | undefined) {
  const { speciesId } = products;
  return tx.select({ speciesId, count: count() }).from(products).where(wanted).groupBy(speciesId);
}

function typeCounts(byCategory: ReadonlyMap<number, number>): Record<TestType, number> {
  const of = (type: TestType) =>
    categoriesOfType(type).reduce((sum, category) => sum + (byCategory.get(category) ?? 0), 0);
  return {
    "full-breed-profile": of("full-breed-profile"),
    disease: of("disease"),
    trait: of("trait"),
    "dna-profile": of("dna-profile"),
  };
}

function speciesCounts(rows: readonly { speciesId: number | null; count: number }[]) {
  const of = (name: string) => rows.find((row) => row.speciesId === speciesId(name))?.count ?? 0;
  // What is for no species in particular is found only where none is asked for.
  return {
    any: rows.reduce((sum, row) => sum + row.count, 0),
    canine: of("canine"),
    feline: of("feline"),
  };
}

/** The chosen ones, and the first that a text finds. */
async function breedsToCount(tx: Tx, query: FacetQuery): Promise<readonly number[]> {
  const chosen = query.breeds ? idsIn(query.breeds) : [];
  if (query.breed_search === "") return chosen;
  const { species, breed_search: name } = query;
  const found = await listBreeds(tx, { species, name, page: 1, size: limits.offeredBreeds });
  return [...new Set([...chosen, ...found.results.map(({ id }) => id)])];
}

/** A breed has the products that name it, and those for every breed of its species, none of them twice. */
export function countByBreed(tx: Tx, ids: readonly number[], wanted: SQL | undefined) {
  const forAll = tx.$with("for_all").as(
    tx
      .select({ speciesId: products.speciesId, forAllCount: count().as("for_all_count") })
      .from(products)
      .where(and(eq(products.isForAllBreeds, true), wanted))
      .groupBy(products.speciesId),
  );
  // Not `=`: a product for no species is one that only names the breed.
  const isForAll = sql`(${products.isForAllBreeds} and ${products.speciesId} is not distinct from ${breeds.speciesId})`;
  const named = tx.$with("named").as(
    tx
      .select({ breedId: productBreeds.breedId, namedCount: count().as("named_count") })
      .from(productBreeds)
      .innerJoin(products, eq(products.id, productBreeds.productId))
      .innerJoin(breeds, eq(breeds.id, productBreeds.breedId))
      .where(and(inArray(productBreeds.breedId, [...ids]), not(isForAll), wanted))
      .groupBy(productBreeds.breedId),
  );
  return tx
    .with(forAll, named)
    .select({
      id: breeds.id,
      name: breeds.name,
      speciesId: breeds.speciesId,
      count: sql<number>`(coalesce(${forAll.forAllCount}, 0) + coalesce(${named.namedCount}, 0))::int`,
    })
    .from(breeds)
    .leftJoin(forAll, eq(forAll.speciesId, breeds.speciesId))
    .leftJoin(named, eq(named.breedId, breeds.id))
    .where(inArray(breeds.id, [...ids]))
    .orderBy(asc(breeds.sortKey), asc(breeds.id));
}
