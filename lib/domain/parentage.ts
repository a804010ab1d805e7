export const technologies = ["STR", "SNP"] as const;

export type Technology = (typeof technologies)[number];

export interface Panel {
  readonly key: string;
  readonly markerCount: number;
  /** So many markers must have a result in all profiles that are compared. */
  readonly leastCommon: number;
  /** What new profiles are made with. */
  readonly isCurrent: boolean;
}

export interface Profile {
  readonly panel: string;
  /** Markers of the panel that gave no result. */
  readonly missing: readonly string[];
}

interface Profiled {
  readonly id: number;
  readonly profiles: readonly Profile[];
}

/** Why somebody needs a new profile: none is on file, only one of another panel, or one with too many gaps. */
export type Lack = "none" | "otherPanel" | "gaps";

export type Finding<P extends Panel> =
  | { readonly kind: "comparable"; readonly panel: P; readonly common: number }
  | {
      readonly kind: "notComparable";
      readonly needs: readonly { readonly id: number; readonly lack: Lack }[];
    };

/**
 * Whether these animals can be compared with each other: all with one panel, on enough markers that gave a result in
 * every one of them. Where they cannot, whom a new profile would help; new ones are made with the current panel only.
 */
export function checkProfiles<P extends Panel>(
  panels: readonly P[],
  animals: readonly Profiled[],
): Finding<P> {
  const fitting = panels
    .map((panel) => ({ panel, common: commonMarkers(panel, animals) }))
    .filter(({ panel, common }) => common >= panel.leastCommon)
    // The current one first: what is made later will be of that too.
    .sort((one, other) => Number(other.panel.isCurrent) - Number(one.panel.isCurrent));
  const [best] = fitting;
  if (best) return { kind: "comparable", ...best };
  const current = panels.find(({ isCurrent }) => isCurrent);
  return { kind: "notComparable", needs: current ? whoNeedsOne(current, animals) : [] };
}

/** How many markers of a panel have a result in all of them; none where one has no such profile. */
export function commonMarkers(panel: Panel, animals: readonly Profiled[]): number {
  const gaps = new Set<string>();
  for (const { profiles } of animals) {
    const own = profiles.find((profile) => profile.panel === panel.key);
    if (own === undefined) return 0;
    for (const marker of own.missing) gaps.add(marker);
  }
  return panel.markerCount - gaps.size;
}

/** Who has no profile of the panel, and of the others those with the most gaps, until the rest can be compared. */
function whoNeedsOne(panel: Panel, animals: readonly Profiled[]) {
  const gapsOf = ({ profiles }: Profiled) =>
    profiles.find((profile) => profile.panel === panel.key)?.missing.length;
  const without = animals.filter((animal) => gapsOf(animal) === undefined);
  const rest = animals
    .filter((animal) => gapsOf(animal) !== undefined)
    .sort((one, other) => (gapsOf(one) ?? 0) - (gapsOf(other) ?? 0));
  const again: Profiled[] = [];
  while (rest.length > 0 && commonMarkers(panel, rest) < panel.leastCommon) again.push(...rest.splice(-1));
  return [
    ...without.map(({ id, profiles }) => ({
      id,
      lack: profiles.length === 0 ? ("none" as const) : ("otherPanel" as const),
    })),
    ...again.map(({ id }) => ({ id, lack: "gaps" as const })),
  ];
}

interface Born {
  readonly id: number;
  readonly bornOn: string | null;
}

/** Who may be a parent as far as dates tell: nobody of themself, and nobody born on the same day or later. */
export function possibleParents<A extends Born>(offspring: Born, animals: readonly A[]): readonly A[] {
  return animals.filter(
    ({ id, bornOn }) =>
      id !== offspring.id && (bornOn === null || offspring.bornOn === null || bornOn < offspring.bornOn),
  );
}
