import sizes from "@/backend/db/seed/data/marker-sizes.json" with { type: "json" };
import { testByCode, type TestFact } from "@/backend/db/seed/catalogue/test-facts";
import type { Locus } from "@/backend/genetics/loci";
import type { AllelePool } from "@/backend/genetics/mendel";
import { findPanel, type MarkerPanel } from "@/backend/genetics/panels";
import { createRandom } from "@/backend/genetics/random";

/**
 * Frequencies of alleles in the demo. They are invented: rare variants of diseases, common ones of traits. They say nothing
 * about a real breed.
 */
const demoShares = {
  recessiveDisease: 0.01,
  otherDisease: 0.003,
  recessiveTrait: 0.2,
  otherTrait: 0.05,
  lethal: 0.01,
  untested: 0.02,
} as const;

/** All variants of a locus together, at most. */
const maxVariantShare = 0.5;

const pools = new Map<string, AllelePool>();

/** The alleles of a locus in animals without known parents. */
export function demoPool(locus: Locus): AllelePool {
  return cached(locus.key, () => {
    const variants = locus.alleles
      .filter((allele) => allele !== locus.normal)
      .map((allele) => [allele, shareOfVariant(locus, allele)] as const);
    const total = variants.reduce((sum, [, share]) => sum + share, 0);
    const scale = Math.min(1, maxVariantShare / total);
    const scaled = variants.map(([allele, share]) => [allele, share * scale] as const);
    return [[locus.normal, 1 - total * scale], ...scaled];
  });
}

/** The alleles of a marker, by size for STR panels and A or B for SNP panels. */
export function demoMarkerPool(panel: MarkerPanel, marker: string): AllelePool {
  return cached(`${panel.key} ${marker}`, () => {
    const random = createRandom(`${panel.key} ${marker}`);
    const [first = "", ...others] = listMarkerAlleles(panel, marker);
    const weights = [first, ...others].map(() => 0.25 + random());
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const shareAt = (at: number) => (weights[at] ?? 0) / total;
    return [[first, shareAt(0)], ...others.map((allele, at) => [allele, shareAt(at + 1)] as const)];
  });
}

/** Allele pools of every marker of a panel. */
export function demoMarkerPools(panelKey: string): readonly AllelePool[] {
  const panel = findPanel(panelKey);
  return panel?.markers.map((marker) => demoMarkerPool(panel, marker)) ?? [];
}

function cached(key: string, create: () => AllelePool): AllelePool {
  const pool = pools.get(key) ?? create();
  pools.set(key, pool);
  return pool;
}

function shareOfVariant(locus: Locus, allele: string): number {
  const test = locus.tests.find(({ variants }) => variants.includes(allele));
  if (test === undefined) return demoShares.untested;
  if (locus.lethal.some((genotype) => genotype.split("/").includes(allele))) return demoShares.lethal;
  return shareOfTest(testByCode(test.code)) / test.variants.length;
}

function shareOfTest({ kind, inheritance }: TestFact): number {
  const isRecessive = inheritance === "AR";
  if (kind === "trait") return isRecessive ? demoShares.recessiveTrait : demoShares.otherTrait;
  return isRecessive ? demoShares.recessiveDisease : demoShares.otherDisease;
}

function listMarkerAlleles({ technology }: MarkerPanel, marker: string): readonly string[] {
  if (technology === "SNP") return ["A", "B"];
  const [from, to, step] = sizesOf.get(marker) ?? [];
  if (from === undefined || to === undefined || step === undefined)
    throw new Error(`The sizes of the marker ${marker} are not known.`);
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => String(from + at * step));
}

const sizesOf = new Map(Object.entries(sizes));
