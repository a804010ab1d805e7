import { productSorts, type ProductSort } from "@/lib/config/shop/catalogue";
import { testTypes, type TestType } from "@/lib/config/shop/categories";
import { limits } from "@/lib/config/limits";
import { speciesNames, type SpeciesName } from "@/lib/domain/species";

/** Search, filters, sorting and page of a product list. Every field has a value that means "not set". */
export interface CategoryQuery {
  readonly search: string;
  readonly page: number;
  readonly species: SpeciesName | undefined;
  readonly types: readonly TestType[];
  readonly breeds: readonly number[];
  /** Search text of the breed filter; it does not filter products. */
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

export type SearchParams = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Parses a query that may come from anywhere: invalid values are ignored. */
export function parseCategoryQuery(params: SearchParams): CategoryQuery {
  const page = firstOf(params["page"]);
  const types = listOf(params["types"]);
  const breeds = listOf(params["breeds"]).filter((id) => /^[1-9]\d{0,8}$/.test(id));
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

/** Normalises a search text as both programs do. */
export function parseSearchText(value: string | readonly string[] | undefined): string {
  const text = firstOf(value).replaceAll("\0", "").trim().slice(0, limits.searchLength);
  // Truncating may leave half a surrogate pair.
  return text.replace(/\p{Surrogate}/gu, "");
}

/** The URL of a product list with this query, with keys in the order of the filter form. */
export function categoryHref(base: string, query: CategoryQuery): string {
  const { search, sort, species, types, breedSearch, breeds, page } = query;
  const several = { types: types.join(","), breed_search: breedSearch, breeds: breeds.join(",") };
  const pairs = Object.entries({ search, sort, species, ...several, page: page > 1 ? `${page}` : undefined });
  const params = pairs.flatMap(([key, value]) => (value ? [[key, value]] : []));
  if (params.length === 0) return base;
  // Commas are valid in a query and more readable unescaped.
  return `${base}?${new URLSearchParams(params).toString().replaceAll("%2C", ",")}`;
}

/** Of a repeated value the first. */
export function firstOf(value: string | readonly string[] | undefined): string {
  return (typeof value === "string" ? value : value?.[0]) ?? "";
}

/** Accepts comma-separated values, as our links have, and repeated keys, as a plain form sends. */
function listOf(value: string | readonly string[] | undefined): readonly string[] {
  return [value ?? []].flat().flatMap((text) => text.split(","));
}

/** Whether any filter is set. */
export function isFiltered({ search, species, types, breeds }: CategoryQuery): boolean {
  return search !== "" || species !== undefined || types.length + breeds.length > 0;
}

/** Whether search engines should not index the page: one of countless combinations of filters. */
export function isDeepQuery({ search, page, types, breeds, breedSearch, sort }: CategoryQuery): boolean {
  const hasFilters = types.length + breeds.length > 0 || breedSearch !== "";
  return search !== "" || page > 1 || sort !== undefined || hasFilters;
}
