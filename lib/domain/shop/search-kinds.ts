/** Kinds of search results, in display order. */
export const searchKinds = ["tasks", "products", "breeds", "tests", "articles", "help"] as const;

export type SearchKind = (typeof searchKinds)[number];

/** The first results of a kind and the total count. */
export interface SearchResults<Item> {
  readonly items: readonly Item[];
  readonly count: number;
}

export function parseSearchKind(value: string | readonly string[] | undefined): SearchKind | undefined {
  return searchKinds.find((kind) => kind === value);
}

/** The URL of a search, optionally of a single kind. */
export function searchHref(base: string, search: string, only?: SearchKind): string {
  return `${base}?${new URLSearchParams({ q: search, ...(only && { only }) }).toString()}`;
}
