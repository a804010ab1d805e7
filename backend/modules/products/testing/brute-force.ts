import type { Db } from "@/backend/db/client";
import { breeds } from "@/backend/db/schema/breeds";
import { productBreeds, products } from "@/backend/db/schema/catalogue";
import { allBreedsIds, categoriesOfType, type TestType } from "@/lib/config/categories";
import { sortKey } from "@/lib/domain/sort-key";
import { speciesId, type SpeciesName } from "@/lib/domain/species";

export interface Filter {
  readonly search: string;
  readonly species: SpeciesName | undefined;
  readonly categories: readonly number[];
  readonly types: readonly TestType[];
  readonly breeds: readonly number[];
}

type Product = typeof products.$inferSelect;
type Breed = typeof breeds.$inferSelect;

/** The catalogue as rows, read once. What calls should answer is worked out from these by loops, without any SQL. */
export async function readRows(db: Db, country: string) {
  const rows = await db.select().from(products);
  const pairs = await db.select().from(productBreeds);
  return {
    products: rows.filter(({ onlyCountries }) => onlyCountries?.includes(country) ?? true),
    breeds: await db.select().from(breeds),
    named: new Set(pairs.map(({ productId, breedId }) => `${productId} ${breedId}`)),
  };
}

export type Rows = Awaited<ReturnType<typeof readRows>>;

export function productsOf({ products, breeds, named }: Rows, filter: Filter): Product[] {
  const { search, species, categories, types, breeds: ids } = filter;
  const ofTypes = types.flatMap(categoriesOfType);
  const chosen = breeds.filter(({ id }) => ids.includes(id));
  const whole = [...chosen.map(({ speciesId }) => speciesId), ...wholeSpecies(ids)];
  return products.filter(
    (product) =>
      hasWords(product.searchText, search) &&
      (species === undefined || product.speciesId === speciesId(species)) &&
      (categories.length === 0 || categories.includes(product.categoryId)) &&
      (types.length === 0 || ofTypes.includes(product.categoryId)) &&
      (ids.length === 0 ||
        ids.some((id) => named.has(`${product.id} ${id}`)) ||
        (product.isForAllBreeds && whole.some((one) => one === product.speciesId))),
  );
}

function wholeSpecies(ids: readonly number[]): number[] {
  const { canine, feline } = allBreedsIds;
  return [...(ids.includes(canine) ? [1] : []), ...(ids.includes(feline) ? [2] : [])];
}

/** The breeds that a text finds, those first whose name begins with it. */
export function breedsWith({ breeds }: Rows, text: string, species: SpeciesName | undefined): Breed[] {
  const isFirst = (breed: Breed) => Number(breed.sortKey.startsWith(sortKey(text)));
  const bytes = (one: string, other: string) => Buffer.compare(Buffer.from(one), Buffer.from(other));
  return breeds
    .filter(
      (breed) =>
        hasWords(breed.searchText, text) && (species === undefined || breed.speciesId === speciesId(species)),
    )
    .toSorted((a, b) => isFirst(b) - isFirst(a) || bytes(a.sortKey, b.sortKey) || a.id - b.id);
}

/** As lists look for a text: every word somewhere. */
function hasWords(text: string, search: string): boolean {
  return sortKey(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
