import { type DocumentKind, type ReportType, reportTypes } from "@/lib/config/animals/documents";
import { isTreatmentTest } from "@/lib/config/animals/treatment-tests";
import type { BreedShare, DocumentTest } from "@/lib/domain/kernel/document-content";

/** A test with what decides in which documents it is. */
export interface DescribedTest extends DocumentTest {
  readonly isTrait: boolean;
}

/** Everything of a report that documents can show. */
export interface ReportParts {
  readonly tests: readonly DescribedTest[];
  readonly breeds: readonly BreedShare[];
  readonly hasProfile: boolean;
}

export interface DocumentName {
  readonly kind: DocumentKind;
  /** Report type of a report, code of the test of a single report; otherwise empty. */
  readonly key: string;
}

export function isReportType(key: string): key is ReportType {
  return reportTypes.some((type) => type === key);
}

/** Tests that a document lists. A certificate lists only what was found out. */
export function testsOf({ kind, key }: DocumentName, tests: readonly DescribedTest[]): DescribedTest[] {
  const hasResult = ({ outcome }: DescribedTest) => outcome !== "not-reported";
  switch (kind) {
    case "single":
      return tests.filter(({ code }) => code === key);
    case "certificate":
      return tests.filter((test) => !test.isTrait && hasResult(test));
    case "report":
      return testsOfReport(key, tests);
    default:
      return [];
  }
}

function testsOfReport(type: string, tests: readonly DescribedTest[]): DescribedTest[] {
  switch (type) {
    case "full":
      return [...tests];
    case "health":
      return tests.filter(({ isTrait }) => !isTrait);
    case "traits":
      return tests.filter(({ isTrait }) => isTrait);
    case "vet": {
      const health = tests.filter(({ isTrait }) => !isTrait);
      const isFirst = ({ code }: DescribedTest) => isTreatmentTest(code);
      return [...health.filter(isFirst), ...health.filter((test) => !isFirst(test))];
    }
    default:
      return [];
  }
}

/** Whether the document would say anything. */
export function isAvailable(name: DocumentName, { tests, breeds, hasProfile }: ReportParts): boolean {
  const { kind, key } = name;
  if (kind === "breed-certificate" || (kind === "report" && key === "breed")) return breeds.length > 0;
  if (kind === "report" && key === "dna-profile") return hasProfile;
  if (kind === "report" && key === "full") return tests.length > 0 || breeds.length > 0;
  return testsOf(name, tests).length > 0;
}

/** Documents of a report in the order of the screen. Single tests come last. */
export function listAvailable(parts: ReportParts): DocumentName[] {
  const others: readonly DocumentName[] = [
    ...(["full", "health", "vet", "traits", "breed", "dna-profile"] as const).map((key) => ({
      kind: "report" as const,
      key,
    })),
    { kind: "certificate", key: "" },
    { kind: "breed-certificate", key: "" },
  ];
  return [
    ...others.filter((name) => isAvailable(name, parts)),
    ...parts.tests
      .filter(({ outcome }) => outcome !== "not-reported")
      .map(({ code }) => ({ kind: "single" as const, key: code })),
  ];
}
