import type { Sex } from "@/lib/config/animals/animals";
import type { Inheritance } from "@/lib/domain/inheritance";
import type { ResultOutcome, TestResult } from "@/lib/domain/animals/report-content";
import type { Genotype } from "./genotype";
import { findReading, formatGenotype, type Locus, type TestReading } from "./loci";

/** A test of the catalogue. No test of the catalogue is mitochondrial yet. */
export interface InterpretedTest {
  readonly code: string;
  readonly kind: string;
  readonly inheritance: Inheritance | "MT";
}

/** What a genotype means for one test. */
export function interpretTest(
  test: InterpretedTest,
  genotype: Omit<Genotype, "locus"> | undefined,
  sex: Sex,
): TestResult {
  const reading = findReading(test.code);
  if (reading === undefined) throw new Error(`No locus is known for the test "${test.code}".`);
  return interpretReading(test, reading, genotype, sex);
}

export function interpretReading(
  { code, kind, inheritance }: InterpretedTest,
  { locus, variants }: TestReading,
  genotype: Omit<Genotype, "locus"> | undefined,
  sex: Sex,
): TestResult {
  const result = { test: code, locus: locus.key };
  if (genotype === undefined) return { ...result, ...notReported, reason: "not-run" };
  if (genotype.alleles === null) return { ...result, ...notReported, reason: genotype.reason ?? "ambiguous" };
  const alleles = readAlleles(locus, genotype.alleles, sex);
  if (alleles === undefined) return { ...result, ...notReported, reason: "ambiguous" };
  const shown = alleles.map((allele) => (variants.includes(allele) ? allele : locus.normal));
  const isHemizygous = locus.kind === "x-linked" && alleles.length === 1;
  const copies = shown.filter((allele) => variants.includes(allele)).length;
  return {
    ...result,
    genotype: formatGenotype(locus, shown) + (isHemizygous ? "/Y" : ""),
    outcome: kind === "trait" ? "trait" : outcomeOf(inheritance, copies, isHemizygous),
    reason: null,
  };
}

const notReported = { genotype: null, outcome: "not-reported" } as const;

/**
 * The alleles, if they are possible for the locus and sex. An animal of unknown sex with one allele of an X-linked locus is
 * read as a male, with two as a female.
 */
function readAlleles(locus: Locus, alleles: readonly string[], sex: Sex): readonly string[] | undefined {
  if (alleles.some((allele) => !locus.alleles.includes(allele))) return undefined;
  const [first, second] = alleles;
  if (locus.kind === "mitochondrial") return alleles.length === 1 ? alleles : undefined;
  if (locus.kind !== "x-linked" || sex === "female") return alleles.length === 2 ? alleles : undefined;
  if (alleles.length === 1) return alleles;
  if (alleles.length !== 2 || first === undefined) return undefined;
  if (sex === "unknown") return alleles;
  // Some laboratories print the one allele of a male twice.
  return first === second ? [first] : undefined;
}

function outcomeOf(
  inheritance: InterpretedTest["inheritance"],
  copies: number,
  isHemizygous: boolean,
): ResultOutcome {
  if (copies === 0) return "clear";
  if (isHemizygous) return "at-risk-by-sex";
  if (copies === 2) return "at-risk-two";
  return inheritance === "AR" || inheritance === "XR" ? "carrier" : "at-risk-one";
}
