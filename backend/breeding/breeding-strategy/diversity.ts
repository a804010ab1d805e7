import { and, inArray } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { dnaProfiles } from "@/backend/db/schema/animals";
import type { MarkerAlleles } from "@/backend/genetics/genotype";
import {
  expectedHeterozygosity,
  expectedLitterHeterozygosity,
  observedHeterozygosity,
} from "@/backend/genetics/heterozygosity";
import type { AllelePool } from "@/backend/genetics/mendel";
import { findPanel, panels } from "@/backend/genetics/panels";
import { readBreedProfiles } from "@/backend/animals/public/breed-profiles";
import type { Parent } from "./parent";

interface StoredProfile {
  readonly animalId: number;
  readonly panelKey: string;
  readonly alleles: MarkerAlleles;
}

/** Current DNA profiles without their sex markers. */
export async function readParentProfiles(tx: Tx, parents: readonly Parent[]): Promise<StoredProfile[]> {
  const ids = parents.flatMap(({ animal }) => animal?.id ?? []);
  if (ids.length === 0) return [];
  const { animalId, panelKey, alleles } = dnaProfiles;
  const rows = await tx
    .select({ animalId, panelKey, alleles })
    .from(dnaProfiles)
    .where(and(inArray(animalId, ids), dnaProfiles.isCurrent));
  return rows.map((row) => ({ ...row, alleles: onlyMarkers(row.panelKey, row.alleles) }));
}

function onlyMarkers(panelKey: string, alleles: MarkerAlleles): MarkerAlleles {
  const markers = findPanel(panelKey)?.markers ?? [];
  return Object.fromEntries(
    markers.flatMap((marker) => (alleles[marker] === undefined ? [] : [[marker, alleles[marker]]])),
  );
}

export interface Diversity {
  readonly panelKey: string;
  readonly markers: readonly string[];
  /** From 0 to 1. */
  readonly expected: number;
  readonly dam: number;
  readonly sire: number;
}

/** What the markers that both parents have in common promise for a litter. The current panel comes first. */
export function expectDiversity(
  profiles: readonly StoredProfile[],
  dam: Parent,
  sire: Parent,
): Diversity | undefined {
  const find = ({ animal }: Parent, key: string) =>
    profiles.find(({ animalId, panelKey }) => animalId === animal?.id && panelKey === key);
  for (const { key, leastCommon } of panels.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent))) {
    const [one, other] = [find(dam, key)?.alleles, find(sire, key)?.alleles];
    if (one === undefined || other === undefined) continue;
    const markers = Object.keys(one).filter((marker) => Object.hasOwn(other, marker));
    if (markers.length < leastCommon) continue;
    const expected = expectedLitterHeterozygosity(one, other);
    const [ofDam, ofSire] = [observedHeterozygosity(one), observedHeterozygosity(other)];
    if (expected === undefined || ofDam === undefined || ofSire === undefined) continue;
    return { panelKey: key, markers, expected, dam: ofDam, sire: ofSire };
  }
  return undefined;
}

/** Expected heterozygosity of a breed over the same markers. Undefined with too few profiles of the breed. */
export async function readBreedDiversity(tx: Tx, breedId: number, { panelKey, markers }: Diversity) {
  const reference = await readBreedProfiles(tx, breedId, panelKey);
  if (reference === undefined) return undefined;
  const { count, profiles } = reference;
  const pools = markers.flatMap((marker) => poolOf(profiles.flatMap((alleles) => alleles[marker] ?? [])));
  const share = expectedHeterozygosity(pools, profiles.length);
  return share === undefined ? undefined : { share, animals: count };
}

function poolOf(alleles: readonly string[]): AllelePool[] {
  const counts = new Map<string, number>();
  for (const allele of alleles) counts.set(allele, (counts.get(allele) ?? 0) + 1);
  const [first, ...others] = [...counts].map(([allele, count]) => [allele, count / alleles.length] as const);
  return first === undefined ? [] : [[first, ...others]];
}
