import { type ParentageQueryType, parentageQueryTypes } from "@/lib/config/parentage";
import { parseCategoryQuery, parseSearchText } from "./category-query";
import { type SpeciesName, speciesNames } from "./species";

export interface ParentageQuery {
  readonly page: number;
  readonly query: string;
  readonly queryType: ParentageQueryType;
  /** Undefined for both. */
  readonly species: SpeciesName | undefined;
}

type SearchParams = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Invalid values are ignored. */
export function parseParentageQuery(params: SearchParams): ParentageQuery {
  return {
    page: parseCategoryQuery({ page: params["page"] }).page,
    query: parseSearchText(params["query"]),
    queryType: parentageQueryTypes.find((known) => known === params["queryType"]) ?? "all",
    species: speciesNames.find((known) => known === params["species"]),
  };
}

export function parentageHref(base: string, { page, query, queryType, species }: ParentageQuery): string {
  const params = new URLSearchParams({
    ...(species && { species }),
    ...(queryType !== "all" && { queryType }),
    ...(query && { query }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return params === "" ? base : `${base}?${params}`;
}
