import { describe, expect, it } from "vitest";
import { plainHtml } from "@/components/testing/plain-html";
import { DescentView } from "./descent-view";
import { summarise } from "./report-summary";
import type { UserType } from "@/lib/config/user-types";
import type { Condition, Conditions } from "@/lib/contract/shop/fact-sheets/fact-sheets.types";
import type { Descent, Report, ReportedTest, Results } from "./result-types";
import { ResultsView } from "./results-view";
import { Waiting } from "./results-view";

const test = (code: string, changes: Partial<ReportedTest>): ReportedTest => ({
  code,
  name: `Test ${code}`,
  summary: `About ${code}.`,
  inheritance: "AR",
  gene: "GENE",
  copies: 0,
  genotype: "N/N",
  outcome: "clear",
  reason: null,
  isTrait: false,
  bodySystem: "Nervous",
  omia: "OMIA:001402-9615",
  sources: ["OMIA"],
  evidence: "confirmed",
  isBreedRelevant: false,
  breeds: [],
  vetFlag: null,
  advice: null,
  assayVersion: "2026.1",
  ...changes,
});
const clear = test("clear", {});
const carrier = test("carrier", { outcome: "carrier", genotype: "N/DM", copies: 1, isBreedRelevant: true });
const atRisk = test("risk", {
  outcome: "at-risk-two",
  genotype: "PRCD/PRCD",
  copies: 2,
  breeds: ["Whippet"],
});
const trait = test("trait", {
  outcome: "trait",
  genotype: "D/d",
  copies: 1,
  isTrait: true,
  bodySystem: "Trait",
});
const missing = test("missing", {
  outcome: "not-reported",
  genotype: null,
  copies: null,
  reason: "too-little-dna",
});
const mdr1 = test("mdr1", {
  vetFlag: "drug",
  outcome: "at-risk-one",
  genotype: "N/MDR1",
  inheritance: "AID",
});

const report: Report = {
  version: 2,
  status: "current",
  issuedAt: "2026-11-23T09:00:00.000Z",
  isPartial: false,
  assayVersion: "2026.1",
  interpretationVersion: "2026.1",
  isCurrentInterpretation: true,
  panel: "Geno Pet",
  collector: "",
  supersedes: null,
  comparedWith: null,
  changes: [],
  tests: [clear],
  profile: null,
  others: [],
  breedMix: null,
  ageEstimate: null,
  oralBacteria: null,
  heterozygosity: null,
  coat: null,
  missingWork: [],
};
const animal = {
  id: 7,
  name: "Luna",
  species: "canine",
  sex: "female",
  breed: { id: 205, name: "Border Collie" },
  photoId: null,
} as const;
const results: Results = {
  animal,
  relation: "owner",
  barcode: "TM1234567890123",
  product: "Geno Pet",
  state: "ready",
  stage: "report-ready",
  promisedOn: null,
  versions: [],
  report,
};
const user = { type: "owner", email: "jo@test.example" } as const;

const conditionOf = (facts: Partial<Condition>): Condition => ({
  about: "",
  signs: [],
  onset: "",
  penetrance: null,
  owner: "",
  breeder: null,
  vet: "",
  drugs: [],
  references: [],
  ...facts,
});

const show = (
  changes: Partial<Results>,
  isForVet = false,
  more: { readonly conditions?: Conditions; readonly type?: UserType } = {},
) => {
  const { conditions = {}, type = "owner" } = more;
  const props = { results: { ...results, ...changes }, user: { ...user, type }, isForVet, conditions };
  return plainHtml(<ResultsView {...props} descent={undefined} />);
};
const showReport = (changes: Partial<Report>, isForVet = false) =>
  show({ report: { ...report, ...changes } }, isForVet);

const sentences = (changes: Partial<Report>) =>
  summarise({ report: { ...report, ...changes }, animal }).map(({ text }) => text);

describe("the summary", () => {
  it.each([
    [[clear], ["Nothing needs your attention.", "Luna is clear of the 1 condition with a result."]],
    [
      [clear, carrier],
      [
        "Luna is a carrier of Test carrier. Carriers usually stay well: it matters when choosing a mate.",
        "Luna is clear of 1 other condition.",
      ],
    ],
    [[atRisk], ["Luna has 1 result that needs attention: Test risk."]],
    [[trait], ["1 trait tested. Luna has 1 of the variants."]],
    [[], ["No results yet: the sample has to be tested again."]],
  ])("says what the results are (%#)", (tests, texts) => {
    expect(sentences({ tests })).toEqual(texts);
  });

  it("is calm only so far while results are missing", () => {
    const texts = sentences({ tests: [clear, missing] });
    expect(texts[0]).toBe("Nothing needs your attention so far.");
    expect(texts).toContain("1 test has no result yet.");
  });

  it("names coat and breeds", () => {
    const coat = {
      species: "canine",
      pattern: "tan-points",
      pigment: "black",
      restriction: "full",
      marks: ["mask"],
      isLong: true,
      curl: "straight",
      hasFurnishings: false,
      untested: [],
    } satisfies Report["coat"];
    const breeds = [
      { breed: "Boxer", percent: 60, low: 50, high: 70 },
      { breed: "Beagle", percent: 30, low: null, high: null },
    ];
    expect(sentences({ tests: [], coat, breedMix: { breeds, unassigned: 10 } })).toEqual([
      "The genes say: black and tan with mask.",
      "Luna is 60% Boxer and 30% Beagle.",
    ]);
  });
});

describe("the results page", () => {
  it("explains findings for the animal, for breeding and for the vet, the most important first", () => {
    const html = showReport({ tests: [trait, clear, carrier, atRisk, missing] });
    expect(html.indexOf("Test risk")).toBeLessThan(html.indexOf("Test carrier"));
    expect(html).toContain("At risk (two copies)");
    expect(html).toContain("Luna is expected to stay well and can pass the copy on.");
    expect(html).toContain("All puppies inherit one copy. With a clear mate all of them are carriers");
    expect(html).toContain("Best known in: Whippet.");
    expect(html).toContain("Known in the Border Collie");
    expect(html).toContain("Geno Pet, method 2026.1");
    expect(html).toContain("Luna has one copy. It usually does not show, and can be passed on.");
    expect(html).toContain("There was too little DNA for this test.");
    // The description of a condition that the animal does not have would only worry.
    expect(html).not.toContain("About clear.");
  });

  it("pictures what a litter inherits with each kind of mate", () => {
    const html = showReport({ tests: [carrier] });
    expect(html).toContain("2 in 4 clear, 2 in 4 carriers");
    expect(html).toContain("1 in 4 clear, 2 in 4 carriers, 1 in 4 at risk");
    expect(showReport({ tests: [atRisk] })).toContain("all carriers");
    const linked = { ...carrier, inheritance: "XR" as const };
    expect(showReport({ tests: [linked] })).not.toContain("With a clear mate</p>");
  });

  it("shows a ring for each body system with its most important outcome", () => {
    const eyes = { ...clear, code: "eyes", bodySystem: "Ophthalmologic" };
    const html = showReport({ tests: [clear, carrier, eyes, { ...eyes, code: "more" }, trait] });
    expect(html).toMatch(/href="#system-nervous".*?Brain and nerves.*?1 carrier result/);
    expect(html).toMatch(/href="#system-ophthalmologic".*?Eyes.*?2 clear/);
    expect(html).toContain('id="system-ophthalmologic"');
    expect(html).not.toContain("#system-trait");
  });

  it("offers the next step: a mate to breeders, the vet to owners of animals at risk", () => {
    const first = (tests: readonly ReportedTest[], type: "owner" | "breeder") =>
      /<nav aria-label="What to do next"><a href="([^"]+)"/.exec(
        show({ report: { ...report, tests: [...tests] } }, false, { type }),
      )?.[1];
    expect(first([carrier], "breeder")).toBe("/my/breeding-strategy?dam=7");
    expect(first([carrier], "owner")).toBe("/my/animals/7/share?with=link");
    expect(first([atRisk], "breeder")).toBe("/my/animals/7/share?with=vet");
    expect(first([clear], "breeder")).toBe("/my/animals/7/share?with=link");
  });

  it("shows vets first what matters before a treatment", () => {
    const tests = [mdr1, clear];
    const [owner, vet] = [showReport({ tests }), showReport({ tests }, true)];
    const title = "For the vet</h2>";
    expect(vet.indexOf(title)).toBeLessThan(vet.indexOf("Summary"));
    expect(owner.indexOf(title)).toBeGreaterThan(owner.indexOf("Summary"));
    expect(vet).toContain("Check doses and alternatives");
    const conditions = {
      [mdr1.code]: conditionOf({ drugs: [{ group: "Diarrhoea", names: "Loperamide", advice: "Avoid" }] }),
    };
    const withDrugs = show({ report: { ...report, tests: [...tests] } }, true, { conditions });
    expect(withDrugs.indexOf("Loperamide")).toBeGreaterThan(withDrugs.indexOf(title));
    expect(withDrugs.indexOf("Loperamide")).toBeLessThan(withDrugs.indexOf("Summary"));
  });

  it("omits the advice to see a vet in the view for vets", () => {
    const tests = [{ ...mdr1, advice: "Show the result to your vet before any treatment." }];
    const [owner, vet] = [showReport({ tests }), showReport({ tests }, true)];
    expect(owner).toContain("Take these results to your vet.");
    expect(owner).toContain("Show the result to your vet");
    expect(vet).toContain("A higher risk is not a diagnosis.");
    expect(vet).not.toMatch(/(?:Take|Show) (?:these results|the result) to your vet/);
  });

  it("names the usual form of a trait when the animal does not have the variant", () => {
    const html = showReport({ tests: [{ ...trait, genotype: "SD/SD", copies: 0 }] });
    expect(html).toContain("1 gene in its usual form");
    expect(html).toContain("Luna has the usual form of this gene.");
    expect(html).not.toContain("not have this variant");
  });

  it("says what an owner can do about a risk, and links its sentence with the details", () => {
    const conditions = { [atRisk.code]: conditionOf({ owner: "Stop at the first wobble." }) };
    const html = show({ report: { ...report, tests: [carrier, atRisk] } }, false, { conditions });
    expect(html).toContain("Stop at the first wobble.");
    expect(html).toContain(`href="#finding-${atRisk.code}"`);
    expect(html).toContain(`id="finding-${atRisk.code}"`);
  });

  it("names everything that is missing from a partial report, and what happens next", () => {
    const html = showReport({
      isPartial: true,
      tests: [clear, missing],
      missingWork: ["breed-mix"],
      profile: { panel: "ISAG core panel", panelKey: "P", markerCount: 21, missing: ["AHT121", "INU005"] },
    });
    expect(html).toContain("1 test has no result: Test missing.");
    expect(html).toContain("2 markers of the DNA profile are missing: AHT121, INU005.");
    expect(html).toContain("Still to come: Breed mix.");
    expect(html).toContain('href="/my/animals/7/dna/TM1234567890123"');
  });

  it("lists changes since the previous version and marks a replaced version", () => {
    const change = {
      code: "risk",
      name: "Test risk",
      from: { outcome: "carrier", genotype: "N/x" } as const,
      to: { outcome: "clear", genotype: "N/N" } as const,
    };
    const html = showReport({ supersedes: 1, comparedWith: 1, changes: [change] });
    expect(html).toContain("Since version 1: 1 result is different.");
    expect(html).toContain("Carrier (N/x), now Clear (N/N)");
    const versions = [3, 2].map((version) => ({
      version,
      isPartial: false,
      issuedAt: report.issuedAt,
      status: version === 3 ? ("current" as const) : ("superseded" as const),
    }));
    const old = show({ versions, report: { ...report, status: "superseded" } });
    expect(old).toContain("You are reading version 2. It was replaced.");
    expect(old).toContain('href="/my/animals/7/results/TM1234567890123?version=3"');
  });

  it("compares with any earlier version, and says which results are new or withdrawn", () => {
    const versions = [4, 3, 1].map((version) => ({
      version,
      isPartial: false,
      issuedAt: report.issuedAt,
      status: version === 4 ? ("current" as const) : ("superseded" as const),
    }));
    const result = { outcome: "clear", genotype: "N/N" } as const;
    const changes = [
      { code: "a", name: "Test a", from: null, to: result },
      { code: "b", name: "Test b", from: result, to: null },
    ];
    const compared = { ...report, version: 4, supersedes: 3, comparedWith: 1, changes };
    const html = show({ versions, report: compared });
    expect(html).toContain("Since version 1: 2 results are different.");
    expect(html).toMatch(/Test a.*New: Clear \(N\/N\).*Test b.*No longer in the report/);
    expect(html).toContain("?version=4&amp;against=3#changes");
    expect(html).toMatch(/aria-current="page"[^>]*>Version 1</);
  });

  it("states version, panel, rules and who took the sample", () => {
    expect(showReport({})).toContain("Sampled by owner");
    const html = showReport({ collector: "Dr Quince" });
    expect(html).toContain("Version 2, 23/11/2026");
    expect(html).toContain("Interpretation 2026.1");
    expect(html).toContain("Sample certified by Dr Quince");
    expect(html).toContain('href="/tools/report-authentication?barcode=TM1234567890123"');
  });

  it("places heterozygosity within the breed, or says that there is no reference", () => {
    const value = { percent: 30, markerCount: 100 };
    const reference = { animals: 200, p10: 32, median: 36, p90: 41, isDemo: false };
    const compared = showReport({ heterozygosity: { ...value, reference } });
    expect(compared).toContain("Lower than most animals");
    expect(compared).not.toContain("invented for the demo");
    const demo = { ...reference, isDemo: true };
    expect(showReport({ heterozygosity: { ...value, reference: demo } })).toContain("invented for the demo");
    expect(showReport({ heterozygosity: { ...value, reference: null } })).toContain(
      "no reference for this breed",
    );
  });

  it("offers no problem report to readers who are not the owner", () => {
    expect(show({})).toContain("Something looks wrong");
    expect(show({ relation: "grantee" })).not.toContain("Something looks wrong");
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

  it("links a vet to the practice invoices when the results wait for payment", () => {
    const held = { ...results, state: "payment-hold", report: null } as const;
    const html = plainHtml(<Waiting results={held} type="vet" />);
    expect(html).toContain('href="/my/vet-invoices"');
  });

  it("says how far the sample is while it is tested", () => {
    const html = show({ state: "in-progress", stage: "testing", promisedOn: "2026-12-24", report: null });
    expect(html).toContain("Stage: Testing");
    expect(html).toContain("Expected by 24/12/2026");
    expect(html).toContain('href="/tools/sample-tracker?barcode=TM1234567890123"');
  });
});

describe("clear by descent", () => {
  const showDescent = (changes: Partial<Descent>) =>
    plainHtml(
      <DescentView
        descent={{ animal: { id: 7, name: "Luna" }, generations: 2, obstacle: null, results: [], ...changes }}
      />,
    );

  it("names the proof of each parent, and why nothing is derived", () => {
    const tested = { id: 2, name: "Fen", barcode: "TM1", testedAt: "2026-01-02T00:00:00Z" };
    const dam = { id: 1, name: "Ada", barcode: null, testedAt: null, parents: [tested] };
    const result = { code: "cea", name: "Eyes", isBreedRelevant: true, parents: [dam] };
    const html = showDescent({ results: [result] });
    expect(html).toContain("Ada: clear by descent");
    expect(html).toContain("Fen: clear by test, 02/01/2026");
    expect(showDescent({ obstacle: "parentage-not-confirmed" })).toContain('href="/my/parentage-requests"');
  });
});
