import type { ResultOutcome } from "@/lib/domain/animals/report-content";
import { type InterpretedTest, interpretReading } from "./interpret-test";
import { isLethal, type TestReading } from "./loci";
import { type ParentPools, type ChromosomalSex, listOffspring, poolOfParent } from "./mendel";

export interface OutcomeShare {
  readonly outcome: ResultOutcome;
  /** Share of the offspring of this sex that are born. */
  readonly share: number;
}

export type PairPrediction =
  | {
      readonly kind: "shares";
      readonly female: readonly OutcomeShare[];
      readonly male: readonly OutcomeShare[];
      /** Share of the embryos that are not born. */
      readonly lost: number;
    }
  /** Several genes or the environment take part: no share would be honest. */
  | { readonly kind: "complex" }
  | { readonly kind: "unknown"; readonly missing: readonly ("dam" | "sire")[] };

export interface PairAlleles {
  /** Alleles of the test's locus; null without a result. */
  readonly dam: readonly string[] | null;
  readonly sire: readonly string[] | null;
}

/** What the offspring of a pair get for one test. */
export function predictPair(
  test: InterpretedTest,
  reading: TestReading,
  { dam, sire }: PairAlleles,
): PairPrediction {
  if (test.inheritance === "complex") return { kind: "complex" };
  const pools = { dam: poolOfParent(dam), sire: poolOfParent(sire) };
  // Mitochondria come from the dam, whatever the sire has.
  const fromSire = reading.locus.kind === "mitochondrial" ? (pools.sire ?? pools.dam) : pools.sire;
  if (pools.dam === undefined || fromSire === undefined)
    return {
      kind: "unknown",
      missing: (["dam", "sire"] as const).filter((role) => pools[role] === undefined),
    };
  const parents = { dam: pools.dam, sire: fromSire };
  return {
    kind: "shares",
    female: shareOutcomes(test, reading, "female", parents),
    male: shareOutcomes(test, reading, "male", parents),
    lost: shareLost(reading, parents),
  };
}

function shareOutcomes(
  test: InterpretedTest,
  reading: TestReading,
  sex: ChromosomalSex,
  parents: ParentPools,
): readonly OutcomeShare[] {
  const shares = new Map<ResultOutcome, number>();
  for (const { alleles, share } of listOffspring(reading.locus, sex, parents)) {
    const { outcome } = interpretReading(test, reading, { alleles }, sex);
    shares.set(outcome, (shares.get(outcome) ?? 0) + share);
  }
  return [...shares].map(([outcome, share]) => ({ outcome, share })).toSorted((a, b) => b.share - a.share);
}

function shareLost({ locus }: TestReading, { dam, sire }: ParentPools): number {
  if (locus.kind !== "autosomal") return 0;
  return dam.reduce(
    (sum, [one, share]) =>
      sum +
      sire.reduce((part, [other, rest]) => part + (isLethal(locus, [one, other]) ? share * rest : 0), 0),
    0,
  );
}
