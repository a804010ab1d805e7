import type { ReportContent, TestResult } from "@/lib/domain/animals/report-content";
import { factOf, type TestFacts } from "@/backend/animals/public/describe-test";

const shown = (result: TestResult | undefined) =>
  result ? { genotype: result.genotype, outcome: result.outcome } : null;

/** Tests whose result differs between two versions of a report. */
export function listChanges(before: ReportContent, after: ReportContent, facts: TestFacts) {
  const resultOf = ({ tests }: ReportContent, code: string) => tests.find(({ test }) => test === code);
  const codes = new Set([...after.tests, ...before.tests].map(({ test }) => test));
  return [...codes].flatMap((code) => {
    const [from, to] = [shown(resultOf(before, code)), shown(resultOf(after, code))];
    const isSame = from?.genotype === to?.genotype && from?.outcome === to?.outcome;
    return isSame ? [] : [{ code, name: factOf(facts, code).name, from, to }];
  });
}
