export const technologies = ["STR", "SNP"] as const;

export type Technology = (typeof technologies)[number];

export interface Panel {
  readonly key: string;
  readonly markerCount: number;
  /** Minimum number of markers with a result in all compared profiles. */
  readonly leastCommon: number;
  /** The panel of new profiles. */
  readonly isCurrent: boolean;
}

export interface Profile {
  readonly panel: string;
  /** Markers of the panel without a result. */
  readonly missing: readonly string[];
}

interface AnimalWithProfiles {
  readonly id: number;
  readonly profiles: readonly Profile[];
}

/** Why an animal needs a new profile: none on file, only one of another panel, or too many missing markers. */
export type MissingProfileReason = "none" | "otherPanel" | "gaps";

export type ProfileComparison<P extends Panel> =
  | { readonly kind: "comparable"; readonly panel: P; readonly common: number }
  | {
      readonly kind: "notComparable";
      readonly needs: readonly { readonly id: number; readonly lack: MissingProfileReason }[];
    };

/**
 * Whether the profiles of these animals can be compared: all on one panel, with enough markers that have a result in each.
 * If not, which animals need a new profile, which is always made on the current panel.
 */
export function checkProfiles<P extends Panel>(
  panels: readonly P[],
  animals: readonly AnimalWithProfiles[],
): ProfileComparison<P> {
  const comparable = panels
    .map((panel) => ({ panel, common: commonMarkers(panel, animals) }))
    .filter(({ panel, common }) => common >= panel.leastCommon)
    // Prefers the current panel, on which later profiles will be made too.
    .sort((a, b) => Number(b.panel.isCurrent) - Number(a.panel.isCurrent));
  const [best] = comparable;
  if (best) return { kind: "comparable", ...best };
  const current = panels.find(({ isCurrent }) => isCurrent);
  return { kind: "notComparable", needs: current ? findAnimalsToRetest(current, animals) : [] };
}

/** Number of markers with a result in every animal; 0 when one has no profile of the panel. */
export function commonMarkers(panel: Panel, animals: readonly AnimalWithProfiles[]): number {
  const gaps = new Set<string>();
  for (const { profiles } of animals) {
    const own = profiles.find((profile) => profile.panel === panel.key);
    if (own === undefined) return 0;
    for (const marker of own.missing) gaps.add(marker);
  }
  return panel.markerCount - gaps.size;
}

/** Animals without a profile of the panel, then those with the most gaps until the rest can be compared. */
function findAnimalsToRetest(panel: Panel, animals: readonly AnimalWithProfiles[]) {
  const gapsOf = ({ profiles }: AnimalWithProfiles) =>
    profiles.find((profile) => profile.panel === panel.key)?.missing.length;
  const without = animals.filter((animal) => gapsOf(animal) === undefined);
  const rest = animals
    .filter((animal) => gapsOf(animal) !== undefined)
    .sort((a, b) => (gapsOf(a) ?? 0) - (gapsOf(b) ?? 0));
  const incomplete: AnimalWithProfiles[] = [];
  while (rest.length > 0 && commonMarkers(panel, rest) < panel.leastCommon)
    incomplete.push(...rest.splice(-1));
  return [
    ...without.map(({ id, profiles }) => ({
      id,
      lack: profiles.length === 0 ? ("none" as const) : ("otherPanel" as const),
    })),
    ...incomplete.map(({ id }) => ({ id, lack: "gaps" as const })),
  ];
}

interface AnimalWithBirthDate {
  readonly id: number;
  readonly bornOn: string | null;
}

/** Animals that may be a parent by birth date: born before the offspring, or with an unknown date. */
export function listPossibleParents<A extends AnimalWithBirthDate>(
  offspring: AnimalWithBirthDate,
  animals: readonly A[],
): readonly A[] {
  return animals.filter(
    ({ id, bornOn }) =>
      id !== offspring.id && (bornOn === null || offspring.bornOn === null || bornOn < offspring.bornOn),
  );
}
