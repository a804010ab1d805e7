/** What the whole shop is searched for, in the order in which it is shown. */
export const searchKinds = ["products", "breeds", "tests", "articles", "help"] as const;

export type SearchKind = (typeof searchKinds)[number];

/** Some of what was found of a kind, and how much there is. */
export interface SearchResults<Item> {
  readonly items: readonly Item[];
  readonly count: number;
}

export function parseSearchKind(value: string | readonly string[] | undefined): SearchKind | undefined {
  return searchKinds.find((kind) => kind === value);
}

/** All that was found of one kind, without the others. */
export function searchHref(base: string, search: string, only?: SearchKind): string {
  return `${base}?${new URLSearchParams({ q: search, ...(only && { only }) }).toString()}`;
}
