import type { VetFlag } from "@/lib/config/animals/vet-flags";
import { groupBy } from "@/lib/domain/group-by";
import type { ResultOutcome } from "@/lib/domain/animals/report-content";
import type { ReportedTest } from "./result-types";

/** What an outcome means, the most important first. */
export const groupNames = ["at-risk", "carrier", "not-reported", "trait", "clear"] as const;

export type GroupName = (typeof groupNames)[number];

const groups: Readonly<Record<ResultOutcome, GroupName>> = {
  "at-risk-one": "at-risk",
  "at-risk-two": "at-risk",
  "at-risk-by-sex": "at-risk",
  carrier: "carrier",
  clear: "clear",
  trait: "trait",
  "not-reported": "not-reported",
};

export const groupOf = ({ outcome }: Pick<ReportedTest, "outcome">): GroupName => groups[outcome];

/** At risk or carrier: what is explained at length. */
export const isFinding = (test: ReportedTest): boolean => ["at-risk", "carrier"].includes(groupOf(test));

type Tests = readonly ReportedTest[];

/** Most important first; tests for the breed first among equals. */
export function sortTests(tests: Tests): Tests {
  const rank = (test: ReportedTest) => groupNames.indexOf(groupOf(test)) * 2 + (test.isBreedRelevant ? 0 : 1);
  return tests.toSorted((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name));
}

export interface BodySystem {
  readonly name: string;
  readonly tests: Tests;
  /** With a result that is clear; these are folded. */
  readonly clear: Tests;
  readonly others: Tests;
}

/** Diseases by body system: first the systems with the most important result. Traits stand apart. */
export function groupBySystem(tests: Tests): readonly BodySystem[] {
  const bySystem = groupBy(
    tests.filter(({ isTrait }) => !isTrait),
    ({ bodySystem }) => bodySystem,
  );
  return bySystem
    .map(([name, own]) => {
      const sorted = sortTests(own);
      const isClear = ({ outcome }: ReportedTest) => outcome === "clear";
      return {
        name,
        tests: sorted,
        clear: sorted.filter(isClear),
        others: sorted.filter((test) => !isClear(test)),
      };
    })
    .toSorted(
      (a, b) =>
        rankOf(a.tests) - rankOf(b.tests) ||
        b.others.length - a.others.length ||
        a.name.localeCompare(b.name),
    );
}

/** Of the most important test, which is the first. */
const rankOf = ([first]: Tests): number => (first ? groupNames.indexOf(groupOf(first)) : groupNames.length);

/** Tests that matter at the vet's, by what for. */
export function groupByFlag(tests: Tests): readonly { readonly flag: VetFlag; readonly tests: Tests }[] {
  return (["drug", "anaesthetic", "bleeding"] as const)
    .map((flag) => ({ flag, tests: sortTests(tests.filter(({ vetFlag }) => vetFlag === flag)) }))
    .filter((group) => group.tests.length > 0);
}

/** What the box to find a test looks at. */
export const findText = ({ name, gene, code }: ReportedTest): string =>
  [name, gene, code].filter(Boolean).join(" ");

/** Id of what is said about a finding. */
export const findingAnchor = ({ code }: Pick<ReportedTest, "code">): string => `finding-${code}`;

/** Id of the tests of a body system. */
export const systemAnchor = (name: string): string => `system-${name.toLowerCase()}`;

/** Findings that decide which medicines are safe. */
export const isDrugFinding = (test: ReportedTest): boolean => test.vetFlag === "drug" && isFinding(test);

/** Whether the report says more about the condition than the result itself. */
export const isAdvised = (test: ReportedTest): boolean => groupOf(test) === "at-risk" || isDrugFinding(test);
