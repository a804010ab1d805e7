import type { DnaProfile } from "./genotype";
import type { MarkerPanel } from "./panels";

export const parentageOutcomes = [
  "qualifies",
  "excluded",
  "inconclusive",
  "insufficient-data",
  "incompatible-profiles",
] as const;

export type ParentageOutcome = (typeof parentageOutcomes)[number];

export interface ParentageComparison {
  readonly outcome: ParentageOutcome;
  /** Markers with a result in every compared profile. */
  readonly common: number;
  readonly mismatches: readonly string[];
}

/**
 * Mismatches of a true parent. One STR marker can differ by a mutation. SNP panels have many markers, of which some are read
 * wrongly: up to 1 % still qualifies, more than 2 % excludes.
 */
const tolerance = {
  STR: { qualifies: () => 0, inconclusive: () => 1 },
  SNP: {
    qualifies: (common: number) => Math.floor(common * 0.01),
    inconclusive: (common: number) => Math.floor(common * 0.02),
  },
} as const;

/** The largest number of mismatches that does not exclude. */
export function maxTolerated({ technology }: MarkerPanel, common: number): number {
  return tolerance[technology].inconclusive(common);
}

/**
 * Whether one or both animals can be the parents: each allele of the child must come from another parent. Comparison can
 * exclude a parent; it never proves one whose close relatives were not compared.
 */
export function compareParentage(
  panel: MarkerPanel,
  child: DnaProfile,
  dam?: DnaProfile,
  sire?: DnaProfile,
): ParentageComparison {
  const profiles = [child, dam, sire].filter((profile) => profile !== undefined);
  if (profiles.some((profile) => profile.panel !== panel.key))
    return { outcome: "incompatible-profiles", common: 0, mismatches: [] };
  const common = panel.markers.filter((marker) =>
    profiles.every(({ alleles }) => Object.hasOwn(alleles, marker)),
  );
  const mismatches = common.filter(
    (marker) => !isPossible(child.alleles[marker], dam?.alleles[marker], sire?.alleles[marker]),
  );
  return { outcome: outcomeOf(panel, common.length, mismatches.length), common: common.length, mismatches };
}

function outcomeOf(panel: MarkerPanel, common: number, mismatches: number): ParentageOutcome {
  if (common < panel.leastCommon) return "insufficient-data";
  if (mismatches <= tolerance[panel.technology].qualifies(common)) return "qualifies";
  return mismatches <= maxTolerated(panel, common) ? "inconclusive" : "excluded";
}

type Pair = readonly [string, string] | undefined;

function isPossible(child: Pair, dam: Pair, sire: Pair): boolean {
  if (child === undefined) return true;
  const canPass = (parent: Pair, allele: string) => parent === undefined || parent.includes(allele);
  const [first, second] = child;
  return (canPass(dam, first) && canPass(sire, second)) || (canPass(dam, second) && canPass(sire, first));
}
