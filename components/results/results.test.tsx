import { describe, expect, it } from "vitest";
import { plainHtml } from "@/components/testing/plain-html";
import { LatestReports } from "./latest-reports";
import type { Report, ReportedTest, Results } from "./result-types";
import { ResultsView } from "./results-view";

const test = (code: string, changes: Partial<ReportedTest>): ReportedTest => ({
  ...{ code, name: `Test ${code}`, summary: `About ${code}.`, inheritance: "AR" },
  ...{ genotype: "N/N", outcome: "clear", reason: null, ...changes },
});
const clear = test("clear", {});
const carrier = test("carrier", { outcome: "carrier", genotype: "N/DM" });
const atRisk = test("risk", { outcome: "at-risk-two", genotype: "PRCD/PRCD" });
const trait = test("trait", { outcome: "trait", genotype: "D/d" });
const missing = test("missing", { outcome: "not-reported", genotype: null, reason: "too-little-dna" });

const report: Report = {
  ...{ version: 2, issuedAt: "2026-11-23T09:00:00.000Z", isPartial: false, assayVersion: "2026.1" },
  ...{ tests: [clear], profile: null, others: [], missingWork: [] },
};
const results: Results = {
  animal: { id: 7, name: "Luna", species: "canine", sex: "female" },
  ...{ barcode: "TM1234567890123", product: "Geno Pet", state: "ready", stage: "report-ready" },
  ...{ promisedOn: null, report },
};

const show = (changes: Partial<Results>) =>
  plainHtml(<ResultsView results={{ ...results, ...changes }} country="AU" language="en" />);
const showReport = (changes: Partial<Report>) => show({ report: { ...report, ...changes } });

describe("the results page", () => {
  it.each([
    [[clear], "Nothing that needs attention."],
    [[clear, missing], "Nothing that needs attention so far."],
    [[clear, carrier], "Luna carries 1 variant. Carriers usually stay well."],
    [[clear, carrier, atRisk], "Luna has 1 result that needs attention."],
    [[trait], "Luna’s traits are ready."],
    [[], "Luna’s report is ready."],
  ])("says first what the report says as a whole (%#)", (tests, summary) => {
    const html = showReport({ tests, others: ["breed-mix"] });
    expect(html).toContain(`<p>${summary}</p>`);
    if (tests.length > 0) expect(html.indexOf(summary)).toBeLessThan(html.indexOf("<ul"));
  });

  it("groups tests by outcome, the most important first, each with genotype and meaning", () => {
    const html = showReport({ tests: [trait, clear, carrier, atRisk, missing] });
    const titles = [
      "▲</span> At risk",
      "◐</span> Carrier",
      "◇</span> No result yet",
      "●</span> Clear",
      "◆</span> Traits",
    ];
    const positions = titles.map((title) => html.indexOf(title));
    expect(positions).toEqual([...positions].sort((a, b) => a - b));
    expect(positions[0]).toBeGreaterThan(0);
    expect(html).toContain("<b>PRCD/PRCD</b>");
    expect(html).toContain("At risk (two copies)");
    expect(html).toContain("Luna is expected to stay well and can pass the copy on.");
    expect(html).toContain("There was too little DNA for this test.");
    expect(html).toContain("About trait.");
    expect(html).toContain("Luna does not have these variants.");
    // The description of a condition that the animal does not have would only worry.
    expect(html).not.toContain("About clear.");
  });

  it("names everything that is missing from a partial report, and what happens next", () => {
    const html = showReport({
      isPartial: true,
      ...{ tests: [clear, missing], missingWork: ["breed-mix"] },
      profile: { panel: "ISAG core panel", markerCount: 21, missing: ["AHT121", "INU005"] },
    });
    expect(html).toContain("1 test has no result: Test missing.");
    expect(html).toContain("2 markers of the DNA profile are missing: AHT121, INU005.");
    expect(html).toContain("Still to come: Breed mix.");
    expect(html).toContain("We test the sample again");
    expect(html).toContain("On file: 19 of 21 markers, ISAG core panel.");
  });

  it("states version and date, and links to the check of the report", () => {
    const html = showReport({});
    expect(html).toContain("Version 2, 23/11/2026");
    expect(html).toContain('href="/tools/report-authentication?barcode=TM1234567890123"');
  });

  it.each([
    ["payment-hold", "The results are waiting for payment"],
    ["details-hold", "We need to check a detail with you"],
    ["failed", "The sample could not be tested"],
    ["cancelled", "This test was cancelled"],
    ["withdrawn", "This report was withdrawn"],
  ] as const)("explains the state %s", (state, title) => {
    const html = show({ state, report: null });
    expect(html).toContain(title);
    expect(html.includes('href="/my/pending-orders"')).toBe(state === "payment-hold");
  });

  it("says how far the sample is while it is tested", () => {
    const html = show({ state: "in-progress", stage: "testing", promisedOn: "2026-12-24", report: null });
    expect(html).toContain("Stage: Testing");
    expect(html).toContain("Expected by 24/12/2026");
    expect(html).toContain('href="/tools/sample-tracker?barcode=TM1234567890123"');
  });
});

describe("the latest reports", () => {
  const reports = [
    { animalId: 7, name: "Luna", barcode: "TM1", product: "Geno Pet", issuedAt: "2026-11-23T09:00:00.000Z" },
  ];
  const showList = (list: typeof reports) =>
    plainHtml(<LatestReports reports={list} country="AU" language="en" />);

  it("link to the results of each tube, and are no section while there are none", () => {
    const html = showList(reports);
    expect(html).toContain('<a href="/my/animals/7/results/TM1">Luna’s results</a>');
    expect(html).toContain("Geno Pet, 23/11/2026");
    expect(showList([])).toBe("");
  });
});
