import { parseCategoryQuery, parseSearchText } from "./category-query";
import { formatFrame, parseFrame } from "./map-frame";
import { type SpeciesName, speciesNames } from "./species";

/** Filters of the finder of collection agents. */
export interface AgentQuery {
  /** Place, postcode or name. */
  readonly query: string;
  readonly country: string | undefined;
  readonly species: SpeciesName | undefined;
  /** Part of the map; empty for all. */
  readonly area: string;
  readonly page: number;
}

type SearchParams = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Invalid values are ignored. */
export function parseAgentQuery(params: SearchParams): AgentQuery {
  const country = parseSearchText(params["country"]).toUpperCase();
  const area = parseFrame(parseSearchText(params["area"]));
  return {
    query: parseSearchText(params["query"]),
    country: /^[A-Z]{2}$/.test(country) ? country : undefined,
    species: speciesNames.find((name) => name === params["species"]),
    area: area ? formatFrame(area) : "",
    page: parseCategoryQuery({ page: params["page"] }).page,
  };
}

/** The address of the finder with these filters. */
export function agentsHref(base: string, { page, ...filters }: AgentQuery): string {
  const pairs = Object.entries({ ...filters, page: page > 1 ? String(page) : undefined });
  const search = new URLSearchParams(pairs.flatMap(([key, value]) => (value ? [[key, value]] : [])));
  return search.size === 0 ? base : `${base}?${search.toString()}`;
}

export const hasAgentFilters = ({ query, country, species, area }: AgentQuery): boolean =>
  query !== "" || country !== undefined || species !== undefined || area !== "";
