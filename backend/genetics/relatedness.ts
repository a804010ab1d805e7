import type { Relation } from "@/lib/config/breeding/relatives";
import { compareIdentity } from "./identity";
import { compareParentage } from "./compare-parentage";
import type { DnaProfile, MarkerAlleles } from "./genotype";
import type { MarkerPanel } from "./panels";

/** Frequencies of alleles by marker, from a number of animals of one breed. */
export interface BreedReference {
  readonly animals: number;
  readonly frequencies: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

type Pair = readonly [string, string];

/** Chances that two relatives share no, one or two alleles of a marker by descent. */
const descent = {
  parent: [0, 1, 0],
  sibling: [0.25, 0.5, 0.25],
  halfSibling: [0.5, 0.5, 0],
} as const satisfies Record<string, readonly [number, number, number]>;

/** How many times likelier the profiles must be of relatives than of two random animals of the breed. */
const minRatios = { parent: 10_000, sibling: 10_000, close: 1_000 } as const;

/** Share of markers that are read wrongly or have mutated. */
const errorRate = 0.002;

/** Nobody has offspring earlier. */
const minDaysToParent = 180;

/** Rare alleles count as if they had been seen this often: few animals say little about them. */
const minCount = 5;

/** Counts the alleles of profiles that belong to one breed. */
export function buildReference(
  panel: Pick<MarkerPanel, "markers">,
  profiles: readonly MarkerAlleles[],
): BreedReference {
  const frequencies = panel.markers.map((marker) => {
    const alleles = profiles.flatMap((profile) => profile[marker] ?? []);
    const counts = new Map<string, number>();
    for (const allele of alleles) counts.set(allele, (counts.get(allele) ?? 0) + 1);
    return [
      marker,
      new Map([...counts].map(([allele, count]) => [allele, count / alleles.length] as const)),
    ] as const;
  });
  return { animals: profiles.length, frequencies: new Map(frequencies) };
}

interface Comparison {
  readonly panel: MarkerPanel;
  readonly one: DnaProfile;
  readonly other: DnaProfile;
  /** Between the two births; undefined where one of them is not known. */
  readonly daysApart: number | undefined;
  readonly reference: BreedReference;
}

/**
 * What two profiles suggest about the animals, in words that markers can carry: they never prove a relation, and distant
 * relatives look like strangers. Null for the latter.
 */
export function findRelation({ panel, one, other, daysApart, reference }: Comparison): Relation | null {
  const common = panel.markers.filter((marker) => marker in one.alleles && marker in other.alleles);
  if (common.length < panel.leastCommon) return null;
  const { parent, sibling, halfSibling } = likelihoodRatios(common, one.alleles, other.alleles, reference);
  const isSibling = sibling >= minRatios.sibling;
  if (isSibling && isSameProfile(panel, common, one, other)) return "same-profile";
  const isBornApart = daysApart === undefined || Math.abs(daysApart) >= minDaysToParent;
  if (
    isBornApart &&
    parent >= Math.max(minRatios.parent, sibling) &&
    compareParentage(panel, one, other).outcome === "qualifies"
  )
    return "parent-or-offspring";
  if (isSibling && sibling >= halfSibling) return "full-sibling";
  return Math.max(sibling, halfSibling) >= minRatios.close ? "close-relative" : null;
}

function isSameProfile(
  { leastCommon }: MarkerPanel,
  markers: readonly string[],
  one: DnaProfile,
  other: DnaProfile,
): boolean {
  const onlyMarkers = ({ panel, alleles }: DnaProfile) => ({
    panel,
    alleles: Object.fromEntries(
      markers.flatMap((marker) => (alleles[marker] ? [[marker, alleles[marker]]] : [])),
    ),
  });
  return compareIdentity(onlyMarkers(one), onlyMarkers(other), leastCommon) === "same";
}

/** Likelihood of each relation against unrelated animals of the breed, over all markers. */
function likelihoodRatios(
  markers: readonly string[],
  one: MarkerAlleles,
  other: MarkerAlleles,
  { animals, frequencies }: BreedReference,
) {
  const least = minCount / (2 * animals);
  let [parent, sibling, halfSibling] = [1, 1, 1];
  for (const marker of markers) {
    const [first, second] = [one[marker], other[marker]];
    if (first === undefined || second === undefined) continue;
    const ofMarker = frequencies.get(marker);
    const frequencyOf = (allele: string) => Math.max(least, ofMarker?.get(allele) ?? 0);
    const single = ratioOfShared(first, second, frequencyOf);
    const both = ratioOfSame(first, second, frequencyOf);
    const ratioOf = ([none, shareOne, shareBoth]: readonly [number, number, number]) =>
      errorRate + (1 - errorRate) * (none + shareOne * single + shareBoth * both);
    parent *= ratioOf(descent.parent);
    sibling *= ratioOf(descent.sibling);
    halfSibling *= ratioOf(descent.halfSibling);
  }
  return { parent, sibling, halfSibling };
}

type FrequencyOf = (allele: string) => number;

/** Chance of this pair of alleles in a random animal. */
function chanceOf([one, other]: Pair, frequencyOf: FrequencyOf): number {
  const chance = frequencyOf(one) * frequencyOf(other);
  return one === other ? chance : 2 * chance;
}

/** How much likelier the second pair is when one of its alleles is a copy of one of the first pair. */
function ratioOfShared(first: Pair, second: Pair, frequencyOf: FrequencyOf): number {
  const [one, other] = second;
  const chanceWith = (copied: string) => {
    if (one === other) return copied === one ? frequencyOf(one) : 0;
    if (copied === one) return frequencyOf(other);
    return copied === other ? frequencyOf(one) : 0;
  };
  return (chanceWith(first[0]) + chanceWith(first[1])) / 2 / chanceOf(second, frequencyOf);
}

/** The same when both are copies. */
function ratioOfSame([a, b]: Pair, second: Pair, frequencyOf: FrequencyOf): number {
  const [c, d] = second;
  const isSame = (a === c && b === d) || (a === d && b === c);
  return isSame ? 1 / chanceOf(second, frequencyOf) : 0;
}
