import { type ShowState, showStates } from "@/lib/config/shows";
import { parseCategoryQuery } from "./category-query";

interface ShowsQuery {
  readonly page: number;
  readonly state: ShowState | undefined;
}

type SearchParams = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Invalid values are ignored. */
export function parseShowsQuery(params: SearchParams): ShowsQuery {
  return {
    page: parseCategoryQuery({ page: params["page"] }).page,
    state: showStates.find((state) => state === params["state"]),
  };
}

export function showsHref(base: string, { page, state }: ShowsQuery): string {
  return `${base}?${new URLSearchParams({ ...(state && { state }), page: String(page) }).toString()}`;
}
