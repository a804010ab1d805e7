import type { ComplexRisk, PairLevel } from "@/lib/config/breeding/breeding";
import type { ResultOutcome } from "@/lib/domain/animals/report-content";
import type { InterpretedTest } from "./interpret-test";
import { isLethal, type TestReading } from "./loci";
import type { ChromosomalSex } from "./mendel";
import { type OutcomeShare, type PairAlleles, type PairPrediction, predictPair } from "./predict-pair";

export interface Judgement {
  readonly level: PairLevel;
  readonly prediction: PairPrediction;
  /**
   * Share of the offspring at risk, of the sex with the larger one. With an untested parent the least and the most that
   * its result can make of it.
   */
  readonly risk: { readonly least: number; readonly most: number };
  /** Only where the inheritance is complex. */
  readonly complexRisk: ComplexRisk | null;
}

/** What a pair means for one condition. */
export function judgeCondition(test: InterpretedTest, reading: TestReading, pair: PairAlleles): Judgement {
  const prediction = predictPair(test, reading, pair);
  if (prediction.kind === "complex")
    return {
      level: "complex",
      prediction,
      risk: { least: 0, most: 0 },
      complexRisk: judgeComplex(reading, pair),
    };
  if (prediction.kind === "unknown") {
    const risk = riskRange(test, reading, pair);
    return { level: levelOfRange(risk), prediction, risk, complexRisk: null };
  }
  const share = riskOf(prediction);
  const outcomes = [...prediction.female, ...prediction.male].map(({ outcome }) => outcome);
  const level = share > 0 ? "at-risk" : outcomes.includes("carrier") ? "carriers" : "clear";
  return { level, prediction, risk: { least: share, most: share }, complexRisk: null };
}

const isRisk = (outcome: ResultOutcome) => outcome.startsWith("at-risk");

const sumOfRisk = (shares: readonly OutcomeShare[]) =>
  shares.reduce((sum, { outcome, share }) => sum + (isRisk(outcome) ? share : 0), 0);

function riskOf(prediction: PairPrediction): number {
  return prediction.kind === "shares"
    ? Math.max(sumOfRisk(prediction.female), sumOfRisk(prediction.male))
    : 0;
}

function levelOfRange({ least, most }: Judgement["risk"]): PairLevel {
  if (least > 0) return "at-risk";
  return most === 0 ? "protected" : "unknown";
}

/** Over every genotype that an untested parent can have. */
function riskRange(test: InterpretedTest, reading: TestReading, { dam, sire }: PairAlleles) {
  const dams = dam ? [dam] : listGenotypes(reading, "female");
  const sires = sire ? [sire] : listGenotypes(reading, "male");
  const risks = dams.flatMap((one) =>
    sires.map((other) => riskOf(predictPair(test, reading, { dam: one, sire: other }))),
  );
  return { least: Math.min(...risks), most: Math.max(...risks) };
}

/** Genotypes that a test can find in a parent of this sex. */
export function listGenotypes(
  { locus, variants }: TestReading,
  sex: ChromosomalSex,
): readonly (readonly string[])[] {
  const alleles = [locus.normal, ...variants];
  const isSingle = locus.kind === "mitochondrial" || (locus.kind === "x-linked" && sex === "male");
  if (isSingle) return alleles.map((allele) => [allele]);
  const pairs = alleles.flatMap((one, at) => alleles.slice(at).map((other) => [one, other]));
  return pairs.filter((pair) => !isLethal(locus, pair));
}

/** Raised where both parents can pass a variant on, or one of them always does. */
function judgeComplex({ variants }: TestReading, { dam, sire }: PairAlleles): ComplexRisk | null {
  const copies = [dam, sire].map(
    (alleles) => alleles?.filter((allele) => variants.includes(allele)).length ?? null,
  );
  const found = copies.filter((count) => count !== null && count > 0);
  if (found.length === 2 || found.includes(2)) return "raised";
  if (found.length === 1) return "some";
  return copies.includes(null) ? null : "low";
}
