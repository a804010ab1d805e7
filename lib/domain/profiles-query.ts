import { limits } from "@/lib/config/limits";
import { parseCategoryQuery } from "./category-query";

export interface ProfilesQuery {
  readonly page: number;
  readonly query: string;
}

type SearchParams = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Invalid values are ignored. */
export function parseProfilesQuery({ page, query }: SearchParams): ProfilesQuery {
  const text = typeof query === "string" ? query.replaceAll("\0", "").trim() : "";
  return { page: parseCategoryQuery({ page }).page, query: text.slice(0, limits.searchLength) };
}

export function profilesHref(base: string, { page, query }: ProfilesQuery): string {
  return `${base}?${new URLSearchParams({ ...(query && { query }), page: String(page) }).toString()}`;
}
