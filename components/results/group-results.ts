import type { ResultOutcome } from "@/lib/domain/report-content";
import type { Report, ReportedTest } from "./result-types";

/** Groups of a report, the most important first. */
const groupNames = ["at-risk", "carrier", "not-reported", "clear", "trait"] as const;

export type GroupName = (typeof groupNames)[number];

const groupOf: Readonly<Record<ResultOutcome, GroupName>> = {
  "at-risk-one": "at-risk",
  "at-risk-two": "at-risk",
  "at-risk-by-sex": "at-risk",
  carrier: "carrier",
  clear: "clear",
  trait: "trait",
  "not-reported": "not-reported",
};

export interface ResultGroup {
  readonly name: GroupName;
  readonly tests: readonly ReportedTest[];
}

/** Tests by what they mean; no empty groups. */
export function groupResults(tests: readonly ReportedTest[]): readonly ResultGroup[] {
  return groupNames
    .map((name) => ({ name, tests: tests.filter(({ outcome }) => groupOf[outcome] === name) }))
    .filter((group) => group.tests.length > 0);
}

type SummaryKey = "atRisk" | "carrier" | "clear" | "clearSoFar" | "traits" | "profile" | "others" | "missing";

export interface ResultSummary {
  readonly key: SummaryKey;
  readonly count: number;
}

/** What the whole report says, in one sentence. */
export function summariseResults({ tests, profile, others }: Report): ResultSummary {
  const countOf = (group: GroupName) => tests.filter(({ outcome }) => groupOf[outcome] === group).length;
  const [atRisk, carrier, clear, trait] = [
    countOf("at-risk"),
    countOf("carrier"),
    countOf("clear"),
    countOf("trait"),
  ];
  if (atRisk > 0) return { key: "atRisk", count: atRisk };
  if (carrier > 0) return { key: "carrier", count: carrier };
  if (clear > 0) return { key: countOf("not-reported") > 0 ? "clearSoFar" : "clear", count: clear };
  if (trait > 0) return { key: "traits", count: trait };
  if (profile !== null) return { key: "profile", count: 1 };
  return { key: others.length > 0 ? "others" : "missing", count: others.length };
}
