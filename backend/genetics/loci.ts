import rows from "@/backend/db/seed/data/loci.json" with { type: "json" };
import { oneOf } from "@/backend/db/seed/catalogue/one-of";
import { speciesNames, type SpeciesName } from "@/lib/domain/species";

/** How a locus is passed on. A sex marker has X and Y versions and is never compared or bred. */
export const locusKinds = ["autosomal", "x-linked", "mitochondrial", "sex-marker"] as const;

export type LocusKind = (typeof locusKinds)[number];

export interface Locus {
  /** Species and gene, such as "feline.TYR". Stored with genotypes. */
  readonly key: string;
  readonly species: SpeciesName;
  /** Letter or gene as printed on reports. */
  readonly symbol: string;
  readonly kind: LocusKind;
  readonly normal: string;
  /** Every allele, in the order in which a genotype prints them. */
  readonly alleles: readonly string[];
  /** Genotypes that are not born, such as "T/T". */
  readonly lethal: readonly string[];
  /** Tests that read it, with the alleles that each reports. */
  readonly tests: readonly { readonly code: string; readonly variants: readonly string[] }[];
}

/** What a test reads. Several tests can read one locus; each reports its own alleles. */
export interface TestReading {
  readonly locus: Locus;
  readonly variants: readonly string[];
}

const readings = new Map<string, TestReading>();

export const loci: readonly Locus[] = rows.map((row) => {
  const locus = {
    key: row.key,
    species: oneOf(speciesNames, row.key.split(".")[0] ?? ""),
    symbol: row.symbol,
    kind: oneOf(locusKinds, row.inheritance),
    normal: row.normal,
    alleles: row.alleles,
    lethal: row.lethal,
    tests: row.tests,
  };
  for (const { code, variants } of row.tests) readings.set(code, { locus, variants });
  return locus;
});

const byKey = new Map(loci.map((locus) => [locus.key, locus]));

export function findLocus(key: string): Locus | undefined {
  return byKey.get(key);
}

export function findReading(testCode: string): TestReading | undefined {
  return readings.get(testCode);
}

/** Loci that these tests need, each once. */
export function listLociOfTests(testCodes: readonly string[]): readonly Locus[] {
  return [...new Set(testCodes.flatMap((code) => findReading(code)?.locus ?? []))];
}

/** Genotype as text, its alleles in the order of the locus. */
export function formatGenotype(locus: Locus, alleles: readonly string[]): string {
  const position = (allele: string) => locus.alleles.indexOf(allele);
  const sorted = [...alleles].sort((a, b) => position(a) - position(b));
  return sorted.join("/");
}

export function isLethal(locus: Locus, alleles: readonly string[]): boolean {
  return locus.lethal.includes(formatGenotype(locus, alleles));
}
