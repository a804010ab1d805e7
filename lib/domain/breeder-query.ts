import { parseSearchText, parseCategoryQuery } from "./category-query";
import { formatFrame, parseFrame } from "./map-frame";
import { type SpeciesName, speciesNames } from "./species";

export interface BreederQuery {
  /** Full or partial name of a breed. */
  readonly breed: string;
  readonly species: SpeciesName | undefined;
  readonly country: string | undefined;
  /** Part of the map; empty for all. The list does not depend on it. */
  readonly area: string;
  readonly page: number;
}

type SearchParams = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Invalid values are ignored. */
export function parseBreederQuery(params: SearchParams): BreederQuery {
  const country = parseSearchText(params["country"]).toUpperCase();
  return {
    breed: parseSearchText(params["breed"]),
    species: speciesNames.find((name) => name === params["species"]),
    country: /^[A-Z]{2}$/.test(country) ? country : undefined,
    area: formatArea(parseSearchText(params["area"])),
    page: parseCategoryQuery({ page: params["page"] }).page,
  };
}

function formatArea(text: string): string {
  const area = parseFrame(text);
  return area ? formatFrame(area) : "";
}

/** The URL of the list with these filters. */
export function breederHref(base: string, { breed, species, country, area, page }: BreederQuery): string {
  const pairs = Object.entries({ breed, species, country, area, page: page > 1 ? `${page}` : undefined });
  const filters = pairs.flatMap(([key, value]) => (value ? [[key, value]] : []));
  return filters.length === 0 ? base : `${base}?${new URLSearchParams(filters).toString()}`;
}

export const hasFilters = ({ breed, species, country }: BreederQuery): boolean =>
  breed !== "" || species !== undefined || country !== undefined;
