import type { Db } from "@/backend/db/client";
import { breeds } from "@/backend/db/schema/breeds";
import { productBreeds, products } from "@/backend/db/schema/catalogue";
import { allBreedsIds, categoriesOfType, type TestType } from "@/lib/config/categories";
import { speciesId, type SpeciesName } from "@/lib/domain/species";

export interface Filter {
  readonly search: string;
  readonly species: SpeciesName | undefined;
  readonly categories: readonly number[];
  readonly types: readonly TestType[];
  readonly breeds: readonly number[];
}

/** By text: the numbers of all that it finds. */
interface Findings {
  readonly products: ReadonlyMap<string, ReadonlySet<number>>;
  readonly breeds: ReadonlyMap<string, readonly number[]>;
}

type Product = typeof products.$inferSelect;
type Breed = typeof breeds.$inferSelect;

/** The catalogue as rows, read once. What calls should answer is worked out from these by loops, without any SQL. */
export async function readRows(db: Db, country: string, found: Findings) {
  const rows = await db.select().from(products);
  const pairs = await db.select().from(productBreeds);
  return {
    products: rows.filter(({ onlyCountries }) => onlyCountries?.includes(country) ?? true),
    breeds: await db.select().from(breeds),
    named: new Set(pairs.map(({ productId, breedId }) => `${productId} ${breedId}`)),
    /** What each text finds among products and among breeds, in order: searching has tests of its own. */
    found,
  };
}

export type Rows = Awaited<ReturnType<typeof readRows>>;

export function productsOf({ products, breeds, named, found }: Rows, filter: Filter): Product[] {
  const { search, species, categories, types, breeds: ids } = filter;
  const sought = found.products.get(search) ?? new Set();
  const ofTypes = types.flatMap(categoriesOfType);
  const chosen = breeds.filter(({ id }) => ids.includes(id));
  const whole = [...chosen.map(({ speciesId }) => speciesId), ...wholeSpecies(ids)];
  return products.filter(
    (product) =>
      sought.has(product.id) &&
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

/** The breeds that a text finds, in the order in which searching puts them; all by name where there is none. */
export function breedsWith({ breeds, found }: Rows, text: string, species: SpeciesName | undefined): Breed[] {
  const bytes = (one: string, other: string) => Buffer.compare(Buffer.from(one), Buffer.from(other));
  const byName = breeds.toSorted((a, b) => bytes(a.sortKey, b.sortKey) || a.id - b.id);
  const ids = text === "" ? undefined : (found.breeds.get(text) ?? []);
  const chosen = ids ? ids.flatMap((id) => breeds.find((breed) => breed.id === id) ?? []) : byName;
  return chosen.filter((breed) => species === undefined || breed.speciesId === speciesId(species));
}
