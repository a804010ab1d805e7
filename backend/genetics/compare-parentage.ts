import type { MarkerComparison, MarkerMatch, ParentageOutcome } from "@/lib/config/animals/parentage";
import type { DnaProfile } from "./genotype";
import type { MarkerPanel } from "./panels";

export interface ParentageComparison {
  readonly outcome: ParentageOutcome;
  /** Markers with a result in every compared profile. */
  readonly common: number;
  readonly mismatches: readonly string[];
}

/**
 * Mismatches of a true parent. One STR marker can differ by a mutation. SNP panels have many markers, of which some are read
 * wrongly: up to 1 % still qualifies, more excludes.
 */
const tolerance = {
  STR: { qualifies: () => 0, inconclusive: () => 1 },
  SNP: { qualifies: onePercent, inconclusive: onePercent },
} as const;

function onePercent(common: number): number {
  return Math.floor(common / 100);
}

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
  const outcome = outcomeOfMismatches(panel, common.length, mismatches.length);
  return { outcome, common: common.length, mismatches };
}

export function outcomeOfMismatches(
  panel: MarkerPanel,
  common: number,
  mismatches: number,
): ParentageOutcome {
  if (common < panel.leastCommon) return "insufficient-data";
  if (mismatches <= tolerance[panel.technology].qualifies(common)) return "qualifies";
  return mismatches <= maxTolerated(panel, common) ? "inconclusive" : "excluded";
}

interface Trio {
  readonly child: DnaProfile;
  readonly dam?: DnaProfile | undefined;
  readonly sire?: DnaProfile | undefined;
}

/**
 * The comparison marker by marker, without alleles. A marker that one of the profiles lacks is missing for all. Where each
 * parent alone is possible but not both together, neither matches.
 */
export function compareMarkers({ markers }: MarkerPanel, { child, dam, sire }: Trio): MarkerComparison[] {
  const profiles = [child, dam, sire].filter((profile) => profile !== undefined);
  return markers.map((marker) => {
    const isRead = profiles.every(({ alleles }) => Object.hasOwn(alleles, marker));
    const [own, ofDam, ofSire] = [child, dam, sire].map((profile) => profile?.alleles[marker]);
    const damFits = isPossible(own, ofDam, undefined);
    const sireFits = isPossible(own, undefined, ofSire);
    const bothFit = isPossible(own, ofDam, ofSire) || damFits !== sireFits;
    const matchOf = (parent: DnaProfile | undefined, fits: boolean): MarkerMatch | null => {
      if (parent === undefined) return null;
      if (!isRead) return "missing";
      return fits && bothFit ? "match" : "mismatch";
    };
    return { marker, dam: matchOf(dam, damFits), sire: matchOf(sire, sireFits) };
  });
}

type Pair = readonly [string, string] | undefined;

function isPossible(child: Pair, dam: Pair, sire: Pair): boolean {
  if (child === undefined) return true;
  const canPass = (parent: Pair, allele: string) => parent === undefined || parent.includes(allele);
  const [first, second] = child;
  return (canPass(dam, first) && canPass(sire, second)) || (canPass(dam, second) && canPass(sire, first));
}
