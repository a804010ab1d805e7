/** What the whole shop is searched for, in the order in which it is shown. */
export const foundKinds = ["products", "breeds", "tests", "articles", "help"] as const;

export type FoundKind = (typeof foundKinds)[number];

/** Some of what was found of a kind, and how much there is. */
export interface Found<Item> {
  readonly items: readonly Item[];
  readonly count: number;
}

export function parseKind(value: string | readonly string[] | undefined): FoundKind | undefined {
  return foundKinds.find((kind) => kind === value);
}

/** All that was found of one kind, without the others. */
export function searchHref(base: string, search: string, only?: FoundKind): string {
  return `${base}?${new URLSearchParams({ q: search, ...(only && { only }) }).toString()}`;
}
