import { coatOfBreed, isCoatKnown } from "@/lib/domain/breed-coat";
import type { Coat } from "@/lib/domain/pictures";

interface Indexed {
  readonly id: number;
  readonly name: string;
  readonly group: string;
  readonly coat: string | null;
}

export interface IndexedBreed {
  readonly id: number;
  readonly name: string;
  /** Place of its group among the groups of the list. */
  readonly group: number;
  readonly coat: Coat | undefined;
}

/** The groups of a list, the biggest first. */
export function groupsOf(breeds: readonly { readonly group: string }[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { group } of breeds) counts.set(group, (counts.get(group) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([group]) => group);
}

/**
 * How the index is handed its breeds: a line `0Beagle` is of the first group and one id after the one before it, a line
 * `2|long|30|Collie Rough` says more. Of hundreds, brackets and quotes would weigh as much as the names.
 */
export function breedLines(breeds: readonly Indexed[], groups: readonly string[]): string {
  let last = 0;
  return breeds
    .map((breed) => {
      const step = breed.id - last;
      last = breed.id;
      const group = groups.indexOf(breed.group);
      const coat = breed.coat ?? "";
      return step === 1 && coat === "" ? `${group}${breed.name}` : `${group}|${coat}|${step}|${breed.name}`;
    })
    .join("\n");
}

export function readLines(lines: string): readonly IndexedBreed[] {
  let id = 0;
  return lines.split("\n").map((line) => {
    const [, group = "", coat = "", step, name = ""] = /^(\d)(?:\|([^|]*)\|(-?\d+)\|)?(.*)$/.exec(line) ?? [];
    id += Number(step ?? 1);
    const breed = { id, name, coat: coat === "" ? null : coat };
    return { id, name, group: Number(group), coat: isCoatKnown(breed) ? coatOfBreed(breed) : undefined };
  });
}
