import type { Db } from "@/backend/db/client";
import { breeds } from "@/backend/db/schema/breeds";
import { productBreeds, products } from "@/backend/db/schema/catalogue";
import { allBreedsIds, categoriesOfType, type TestType } from "@/lib/config/shop/categories";
import { speciesId, type SpeciesName } from "@/lib/domain/species";

export interface Filter {
  readonly search: string;
  readonly species: SpeciesName | undefined;
  readonly categories: readonly number[];
  readonly types: readonly TestType[];
  readonly breeds: readonly number[];
}

/** The ids that each search text finds. */
interface SearchResults {
  readonly products: ReadonlyMap<string, ReadonlySet<number>>;
  readonly breeds: ReadonlyMap<string, readonly number[]>;
}

type Product = typeof products.$inferSelect;
type Breed = typeof breeds.$inferSelect;

/** The catalogue as rows, from which tests compute expected responses with loops instead of SQL. */
export async function readRows(db: Db, country: string, searchResults: SearchResults) {
  const rows = await db.select().from(products);
  const pairs = await db.select().from(productBreeds);
  return {
    products: rows.filter(({ onlyCountries }) => onlyCountries?.includes(country) ?? true),
    breeds: await db.select().from(breeds),
    named: new Set(pairs.map(({ productId, breedId }) => `${productId} ${breedId}`)),
    /** Taken from the API: searching has tests of its own. */
    searchResults,
  };
}

export type Rows = Awaited<ReturnType<typeof readRows>>;

export function filterProducts({ products, breeds, named, searchResults }: Rows, filter: Filter): Product[] {
  const { search, species, categories, types, breeds: ids } = filter;
  const matchingIds = searchResults.products.get(search) ?? new Set();
  const typeCategories = types.flatMap(categoriesOfType);
  const chosen = breeds.filter(({ id }) => ids.includes(id));
  const wholeSpeciesIds = [...chosen.map(({ speciesId }) => speciesId), ...wholeSpecies(ids)];
  return products.filter(
    (product) =>
      matchingIds.has(product.id) &&
      (species === undefined || product.speciesId === speciesId(species)) &&
      (categories.length === 0 || categories.includes(product.categoryId)) &&
      (types.length === 0 || typeCategories.includes(product.categoryId)) &&
      (ids.length === 0 ||
        ids.some((id) => named.has(`${product.id} ${id}`)) ||
        (product.isForAllBreeds && wholeSpeciesIds.some((id) => id === product.speciesId))),
  );
}

function wholeSpecies(ids: readonly number[]): number[] {
  const { canine, feline } = allBreedsIds;
  return [...(ids.includes(canine) ? [1] : []), ...(ids.includes(feline) ? [2] : [])];
}

/** The breeds that a text finds, in search order; all by name for an empty text. */
export function searchBreeds(
  { breeds, searchResults }: Rows,
  text: string,
  species: SpeciesName | undefined,
): Breed[] {
  const compareBytes = (one: string, other: string) => Buffer.compare(Buffer.from(one), Buffer.from(other));
  const byName = breeds.toSorted((a, b) => compareBytes(a.sortKey, b.sortKey) || a.id - b.id);
  const ids = text === "" ? undefined : (searchResults.breeds.get(text) ?? []);
  const chosen = ids ? ids.flatMap((id) => breeds.find((breed) => breed.id === id) ?? []) : byName;
  return chosen.filter((breed) => species === undefined || breed.speciesId === speciesId(species));
}
