import { parseCategoryQuery } from "./category-query";

export interface ContactQuery {
  readonly page: number;
  readonly isAnswered: boolean;
}

type SearchParams = Readonly<Record<string, string | string[] | undefined>>;

/** Invalid values are ignored. */
export function parseContactQuery(params: SearchParams): ContactQuery {
  const { page } = parseCategoryQuery({ page: params["page"] });
  return { page, isAnswered: params["isAnswered"] === "true" };
}

export function contactHref(base: string, { page, isAnswered }: ContactQuery): string {
  const pairs = [
    ...(isAnswered ? [["isAnswered", "true"]] : []),
    ...(page > 1 ? [["page", String(page)]] : []),
  ];
  return pairs.length === 0 ? base : `${base}?${new URLSearchParams(pairs).toString()}`;
}
