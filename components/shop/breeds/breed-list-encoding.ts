import { slug } from "@/lib/domain/slug";

interface BreedListItem {
  readonly id: number;
  readonly name: string;
  readonly group: string;
  /** Path of its own portrait. */
  readonly picture: string | undefined;
}

export interface IndexedBreed {
  readonly id: number;
  readonly name: string;
  /** Index in the list of groups. */
  readonly group: number;
  readonly picture: string | undefined;
}

/** Group names, the largest group first. */
export function listGroupNames(breeds: readonly { readonly group: string }[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { group } of breeds) counts.set(group, (counts.get(group) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([group]) => group);
}

/** Instead of the name of a picture that is the slug of the breed. */
const ownPicture = "*";

/**
 * Compact form of hundreds of breeds as a prop. `0Beagle Harrier`: first group, id one after the previous line.
 * `2|*|30|Collie Rough`: group, picture, distance of the id from the previous line, name.
 */
export function encodeBreedList(breeds: readonly BreedListItem[], groups: readonly string[]): string {
  let previousId = 0;
  return breeds
    .map(({ id, name, group: groupName, picture = "" }) => {
      const step = id - previousId;
      previousId = id;
      const group = groups.indexOf(groupName);
      if (step === 1 && picture === "") return `${group}${name}`;
      return `${group}|${picture === slug(name) ? ownPicture : picture}|${step}|${name}`;
    })
    .join("\n");
}

export function decodeBreedList(lines: string): readonly IndexedBreed[] {
  let id = 0;
  return lines.split("\n").map((line) => {
    const [, group = "", picture = "", step, name = ""] =
      /^(\d)(?:\|([^|]*)\|(-?\d+)\|)?(.*)$/.exec(line) ?? [];
    id += Number(step ?? 1);
    return {
      id,
      name,
      group: Number(group),
      picture: picture === ownPicture ? slug(name) : picture || undefined,
    };
  });
}
