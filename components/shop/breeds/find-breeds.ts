import { sortKey } from "@/lib/domain/sort-key";
import type { IndexedBreed } from "./breed-list-encoding";

export type OtherNames = ReadonlyMap<number, readonly string[]>;

export interface FoundBreed extends IndexedBreed {
  /** The other name that matched, if its own name did not. */
  readonly matchedName: string | undefined;
}

interface BreedSearch {
  readonly search: string;
  /** Index of the group; undefined for all. */
  readonly group: number | undefined;
}

/** Every word of the search must occur in the name, or in one of the other names. */
export function findBreeds(
  breeds: readonly IndexedBreed[],
  { search, group }: BreedSearch,
  otherNames: OtherNames,
): readonly FoundBreed[] {
  const terms = sortKey(search).split(/\s+/).filter(Boolean);
  const matches = (name: string) => {
    const key = sortKey(name);
    return terms.every((term) => key.includes(term));
  };
  return breeds.flatMap((breed): FoundBreed[] => {
    if (group !== undefined && breed.group !== group) return [];
    if (matches(breed.name)) return [{ ...breed, matchedName: undefined }];
    const matchedName = otherNames.get(breed.id)?.find(matches);
    return matchedName === undefined ? [] : [{ ...breed, matchedName }];
  });
}

export function groupByLetter(breeds: readonly FoundBreed[]): ReadonlyMap<string, readonly FoundBreed[]> {
  const letters = new Map<string, FoundBreed[]>();
  for (const breed of breeds) {
    const letter = firstLetter(breed.name);
    const group = letters.get(letter);
    if (group) group.push(breed);
    else letters.set(letter, [breed]);
  }
  return letters;
}

function firstLetter(name: string): string {
  const letter = sortKey(name).charAt(0);
  return /[a-z]/.test(letter) ? letter.toUpperCase() : "0-9";
}
