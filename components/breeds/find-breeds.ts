import { sortKey } from "@/lib/domain/sort-key";
import type { IndexedBreed } from "./breed-lines";

export type OtherNames = ReadonlyMap<number, readonly string[]>;

export interface FoundBreed extends IndexedBreed {
  /** The other name it was found by, where its own does not say it. */
  readonly also: string | undefined;
}

interface Asked {
  readonly search: string;
  /** Undefined: of every group. */
  readonly group: number | undefined;
}

/** Every word typed must stand in the name, or in one other name. */
export function findBreeds(
  breeds: readonly IndexedBreed[],
  { search, group }: Asked,
  otherNames: OtherNames,
): readonly FoundBreed[] {
  const words = sortKey(search).split(/\s+/).filter(Boolean);
  const says = (name: string) => {
    const key = sortKey(name);
    return words.every((word) => key.includes(word));
  };
  return breeds.flatMap((breed): FoundBreed[] => {
    if (group !== undefined && breed.group !== group) return [];
    if (says(breed.name)) return [{ ...breed, also: undefined }];
    const also = otherNames.get(breed.id)?.find(says);
    return also === undefined ? [] : [{ ...breed, also }];
  });
}

export function byLetter(breeds: readonly FoundBreed[]): ReadonlyMap<string, readonly FoundBreed[]> {
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
