import { paths } from "@/lib/navigation/paths";
import { parseSearchText, parseCategoryQuery } from "./category-query";
import { type SpeciesName, speciesNames } from "./species";

export interface BreederQuery {
  /** A breed's name or a part of one. */
  readonly breed: string;
  readonly species: SpeciesName | undefined;
  readonly country: string | undefined;
  readonly page: number;
}

type SearchParams = Readonly<Record<string, string | readonly string[] | undefined>>;

/** What is not understood counts as not asked. */
export function parseBreederQuery(params: SearchParams): BreederQuery {
  const country = parseSearchText(params["country"]).toUpperCase();
  return {
    breed: parseSearchText(params["breed"]),
    species: speciesNames.find((name) => name === params["species"]),
    country: /^[A-Z]{2}$/.test(country) ? country : undefined,
    page: parseCategoryQuery({ page: params["page"] }).page,
  };
}

/** The address of the same list on another page. */
export function breederHref({ breed, species, country, page }: BreederQuery): string {
  const pairs = Object.entries({ breed, species, country, page: page > 1 ? `${page}` : undefined });
  const asked = pairs.flatMap(([key, value]) => (value ? [[key, value]] : []));
  const { search } = paths.responsibleBreeders;
  return asked.length === 0 ? search : `${search}?${new URLSearchParams(asked).toString()}`;
}

export const hasFilters = ({ breed, species, country }: BreederQuery): boolean =>
  breed !== "" || species !== undefined || country !== undefined;
