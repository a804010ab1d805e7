import { coatOfBreed, isCoatKnown } from "@/lib/domain/breed-coat";
import type { Coat } from "@/lib/domain/pictures";

interface BreedListItem {
  readonly id: number;
  readonly name: string;
  readonly group: string;
  readonly coat: string | null;
}

export interface IndexedBreed {
  readonly id: number;
  readonly name: string;
  /** Index in the list of groups. */
  readonly group: number;
  readonly coat: Coat | undefined;
}

/** Group names, the largest group first. */
export function listGroupNames(breeds: readonly { readonly group: string }[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { group } of breeds) counts.set(group, (counts.get(group) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([group]) => group);
}

/**
 * Compact form of hundreds of breeds as a prop. `0Beagle`: first group, id one after the previous line.
 * `2|long|30|Collie Rough`: group, coat, distance of the id from the previous line, name.
 */
export function encodeBreedList(breeds: readonly BreedListItem[], groups: readonly string[]): string {
  let previousId = 0;
  return breeds
    .map((breed) => {
      const step = breed.id - previousId;
      previousId = breed.id;
      const group = groups.indexOf(breed.group);
      const coat = breed.coat ?? "";
      return step === 1 && coat === "" ? `${group}${breed.name}` : `${group}|${coat}|${step}|${breed.name}`;
    })
    .join("\n");
}

export function decodeBreedList(lines: string): readonly IndexedBreed[] {
  let id = 0;
  return lines.split("\n").map((line) => {
    const [, group = "", coat = "", step, name = ""] = /^(\d)(?:\|([^|]*)\|(-?\d+)\|)?(.*)$/.exec(line) ?? [];
    id += Number(step ?? 1);
    const breed = { id, name, coat: coat === "" ? null : coat };
    return { id, name, group: Number(group), coat: isCoatKnown(breed) ? coatOfBreed(breed) : undefined };
  });
}
