import { productSorts, type ProductSort } from "@/lib/config/catalogue";
import { limits } from "@/lib/config/limits";
import { speciesNames, type SpeciesName } from "./species";

/** What a visitor asks of a shelf. Everything has a value that means "not asked". */
export interface ShelfQuery {
  readonly search: string;
  readonly page: number;
  readonly species: SpeciesName | undefined;
  readonly sort: ProductSort | undefined;
}

export const plainShelf: ShelfQuery = { search: "", page: 1, species: undefined, sort: undefined };

type SearchParams = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Addresses are typed and linked by anybody: what is not understood counts as not asked. */
export function parseShelfQuery(params: SearchParams): ShelfQuery {
  const page = firstOf(params["page"]);
  return {
    search: parseSearch(params["search"]),
    page: /^[1-9]\d{0,5}$/.test(page) ? Math.min(Number(page), limits.maxPage) : 1,
    species: speciesNames.find((name) => name === firstOf(params["species"])),
    sort: productSorts.find((sort) => sort === firstOf(params["sort"])),
  };
}

/** The text of a search as both programs take it. */
export function parseSearch(value: string | readonly string[] | undefined): string {
  const text = firstOf(value).replaceAll("\0", "").trim().slice(0, limits.searchLength);
  // Cutting may leave half a character at the end.
  return text.replace(/\p{Surrogate}/gu, "");
}

/** The address of the same shelf, asked something else. */
export function shelfHref(base: string, { search, page, species, sort }: ShelfQuery): string {
  const pairs = Object.entries({ search, species, sort, page: page > 1 ? String(page) : undefined });
  const asked = pairs.flatMap(([key, value]) => (value ? [[key, value]] : []));
  return asked.length === 0 ? base : `${base}?${new URLSearchParams(asked).toString()}`;
}

function firstOf(value: string | readonly string[] | undefined): string {
  return (typeof value === "string" ? value : value?.[0]) ?? "";
}

/** One of countless combinations: shown to people, kept out of search engines. */
export function isDeepQuery({ search, page, sort }: ShelfQuery): boolean {
  return search !== "" || page > 1 || sort !== undefined;
}
