import type { CoatPhenotype } from "@/lib/domain/animals/coat";
import type { TestResult } from "@/lib/domain/animals/report-content";
import type { SpeciesName } from "@/lib/domain/species";
import { findLocus, findReading, type Locus } from "@/backend/genetics/loci";
import { readCatCoat } from "./cat-coat";
import { readDogCoat } from "./dog-coat";
import type { CoatGenotypes } from "./loci";

/** The coat that the tests of a report describe; undefined when they do not decide it. */
export function readCoat(species: SpeciesName, tests: readonly TestResult[]): CoatPhenotype | undefined {
  const genotypes = collectGenotypes(species, tests);
  return species === "canine" ? readDogCoat(genotypes) : readCatCoat(genotypes);
}

/**
 * Alleles by symbol. Each test prints the alleles of other tests of its locus as normal, so they are put together again.
 * A locus counts as tested when its main test was.
 */
export function collectGenotypes(species: SpeciesName, tests: readonly TestResult[]): CoatGenotypes {
  const byLocus = new Map<Locus, TestResult[]>();
  for (const test of tests) {
    const locus = test.locus === null ? undefined : findLocus(test.locus);
    if (locus === undefined || locus.species !== species || test.genotype === null) continue;
    byLocus.set(locus, [...(byLocus.get(locus) ?? []), test]);
  }
  const entries = [...byLocus].flatMap(([locus, results]) => {
    const isTested = results.some(({ test }) => test === locus.tests[0]?.code);
    return isTested ? [[locus.symbol, joinAlleles(locus, results)] as const] : [];
  });
  return Object.fromEntries(entries);
}

function joinAlleles(locus: Locus, results: readonly TestResult[]): readonly string[] {
  const printed = results.map(({ test, genotype }) => {
    const alleles = (genotype ?? "").split("/").filter((allele) => allele !== "Y");
    const variants = findReading(test)?.variants ?? [];
    return { count: alleles.length, found: alleles.filter((allele) => variants.includes(allele)) };
  });
  const count = Math.max(...printed.map((one) => one.count));
  const found = printed.flatMap((one) => one.found).slice(0, count);
  return [...found, ...Array.from({ length: count - found.length }, () => locus.normal)];
}
