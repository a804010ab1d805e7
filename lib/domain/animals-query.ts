import { type AnimalSearchField, animalSearchFields, type Sex, sexes } from "@/lib/config/animals";
import { limits } from "@/lib/config/limits";
import { type SpeciesName, speciesNames } from "./species";

/** Search and filters of a list of animals, as its address has them. */
export interface AnimalsQuery {
  readonly query: string;
  readonly field: AnimalSearchField;
  readonly gender: Sex | undefined;
  readonly species: SpeciesName | undefined;
}

type SearchParams = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Invalid values are ignored. */
export function parseAnimalsQuery({ query, query_type: field, gender, species }: SearchParams): AnimalsQuery {
  const text = typeof query === "string" ? query.replaceAll("\0", "").trim() : "";
  return {
    query: text.slice(0, limits.searchLength),
    field: animalSearchFields.find((known) => known === field) ?? "all",
    gender: sexes.find((known) => known === gender),
    species: speciesNames.find((known) => known === species),
  };
}

export const isFiltered = ({ query, gender, species }: AnimalsQuery): boolean =>
  query !== "" || gender !== undefined || species !== undefined;
