import { parseCategoryQuery } from "./category-query";
import { parseProfilesQuery } from "./profiles-query";
import type { SpeciesName } from "./species";

export interface FactSheetQuery {
  readonly search: string;
  readonly breed: string;
  readonly species: SpeciesName | undefined;
  readonly page: number;
}

type SearchParams = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Invalid values are ignored. */
export function parseFactSheetQuery({ search, breed, species, page }: SearchParams): FactSheetQuery {
  return {
    search: parseProfilesQuery({ query: search }).query,
    breed: parseProfilesQuery({ query: breed }).query,
    species: parseCategoryQuery({ species }).species,
    page: parseCategoryQuery({ page }).page,
  };
}

export function factSheetsHref(base: string, { search, breed, species, page }: FactSheetQuery): string {
  const query = new URLSearchParams({
    ...(search && { search }),
    ...(breed && { breed }),
    ...(species && { species }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return query === "" ? base : `${base}?${query}`;
}
