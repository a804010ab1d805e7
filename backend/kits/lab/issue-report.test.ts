import { expect, it } from "vitest";
import type { ReportContent } from "@/lib/domain/animals/report-content";
import { hasSameResults } from "./issue-report";

const reportOf = (alleles?: Readonly<Record<string, readonly [string, string]>>): ReportContent => ({
  animal: { name: "Juniper", species: "canine", sex: "female" },
  tests: [],
  others: [],
  assayVersion: "2026.1",
  profile: { panel: "ISAG-DOG-STR-21", markerCount: 21, missing: [], ...(alleles && { alleles }) },
});

it("hasSameResults compares the alleles of two reports that hold them, in either order", () => {
  const report = reportOf({ AHT121: ["97", "103"] });
  expect(hasSameResults(report, reportOf({ AHT121: ["103", "97"] }))).toBe(true);
  expect(hasSameResults(report, reportOf({ AHT121: ["97", "105"] }))).toBe(false);
  expect(hasSameResults(report, reportOf())).toBe(true);
});
