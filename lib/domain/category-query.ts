import { productSorts, type ProductSort } from "@/lib/config/catalogue";
import { testTypes, type TestType } from "@/lib/config/categories";
import { limits } from "@/lib/config/limits";
import { speciesNames, type SpeciesName } from "./species";

/** What a visitor asks of a shelf. Everything has a value that means "not asked". */
export interface CategoryQuery {
  readonly search: string;
  readonly page: number;
  readonly species: SpeciesName | undefined;
  readonly types: readonly TestType[];
  readonly breeds: readonly number[];
  /** A text for finding breeds to choose from; it narrows no products. */
  readonly breedSearch: string;
  readonly sort: ProductSort | undefined;
}

export const emptyCategoryQuery: CategoryQuery = {
  search: "",
  page: 1,
  species: undefined,
  types: [],
  breeds: [],
  breedSearch: "",
  sort: undefined,
};

type SearchParams = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Addresses are typed and linked by anybody: what is not understood counts as not asked. */
export function parseCategoryQuery(params: SearchParams): CategoryQuery {
  const page = firstOf(params["page"]);
  const types = severalOf(params["types"]);
  const breeds = severalOf(params["breeds"]).filter((id) => /^[1-9]\d{0,8}$/.test(id));
  return {
    search: parseSearchText(params["search"]),
    page: /^[1-9]\d{0,5}$/.test(page) ? Math.min(Number(page), limits.maxPage) : 1,
    species: speciesNames.find((name) => name === firstOf(params["species"])),
    types: testTypes.filter((type) => types.includes(type)),
    breeds: [...new Set(breeds)].slice(0, limits.filterBreeds).map(Number),
    breedSearch: parseSearchText(params["breed_search"]),
    sort: productSorts.find((sort) => sort === firstOf(params["sort"])),
  };
}

/** The text of a search as both programs take it. */
export function parseSearchText(value: string | readonly string[] | undefined): string {
  const text = firstOf(value).replaceAll("\0", "").trim().slice(0, limits.searchLength);
  // Cutting may leave half a character at the end.
  return text.replace(/\p{Surrogate}/gu, "");
}

/** The address of the same shelf, asked something else; in the order in which the form of the shelf asks. */
export function categoryHref(base: string, query: CategoryQuery): string {
  const { search, sort, species, types, breedSearch, breeds, page } = query;
  const several = { types: types.join(","), breed_search: breedSearch, breeds: breeds.join(",") };
  const pairs = Object.entries({ search, sort, species, ...several, page: page > 1 ? `${page}` : undefined });
  const asked = pairs.flatMap(([key, value]) => (value ? [[key, value]] : []));
  if (asked.length === 0) return base;
  // A comma may stand in a query as it is, and reads better.
  return `${base}?${new URLSearchParams(asked).toString().replaceAll("%2C", ",")}`;
}

function firstOf(value: string | readonly string[] | undefined): string {
  return (typeof value === "string" ? value : value?.[0]) ?? "";
}

/** With commas, as we write it, or one by one, as a form without a script sends it. */
function severalOf(value: string | readonly string[] | undefined): readonly string[] {
  return [value ?? []].flat().flatMap((text) => text.split(","));
}

/** Whether fewer products are wanted than there are. */
export function isFiltered({ search, species, types, breeds }: CategoryQuery): boolean {
  return search !== "" || species !== undefined || types.length + breeds.length > 0;
}

/** One of countless combinations: shown to people, kept out of search engines. */
export function isDeepQuery({ search, page, types, breeds, breedSearch, sort }: CategoryQuery): boolean {
  const isNarrow = types.length + breeds.length > 0 || breedSearch !== "";
  return search !== "" || page > 1 || sort !== undefined || isNarrow;
}
