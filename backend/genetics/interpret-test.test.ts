import { describe, expect, it } from "vitest";
import { testFacts } from "@/backend/db/seed/catalogue/test-facts";
import { interpretReading, interpretTest, type InterpretedTest } from "./interpret-test";
import { findReading, loci, type Locus } from "./loci";

const disease = (code: string, inheritance: InterpretedTest["inheritance"]) => ({
  code,
  kind: "disease",
  inheritance,
});

describe("loci", () => {
  it("has a locus for every test of the catalogue, with alleles of its own", () => {
    const broken = testFacts.filter(({ code, species, inheritance }) => {
      const reading = findReading(code);
      if (reading === undefined || reading.locus.species !== species) return true;
      const { locus, variants } = reading;
      const isXLinked = ["XR", "XD"].includes(inheritance);
      return (
        variants.length === 0 ||
        !variants.every((variant) => locus.alleles.includes(variant)) ||
        variants.includes(locus.normal) ||
        (isXLinked && locus.kind !== "x-linked")
      );
    });
    expect(broken.map(({ code }) => code)).toEqual([]);
  });

  it("calls the normal allele of disease loci N and reads no locus for a test that does not exist", () => {
    const codes = new Set(testFacts.map(({ code }) => code));
    const diseases = testFacts.filter(({ kind }) => kind === "disease");
    expect(diseases.filter(({ code }) => findReading(code)?.locus.normal !== "N")).toEqual([]);
    expect(loci.flatMap(({ tests }) => tests).filter(({ code }) => !codes.has(code))).toEqual([]);
  });
});

describe("interpretTest", () => {
  it.each([
    ["AR", ["N", "N"], "clear"],
    ["AR", ["PRCD", "N"], "carrier"],
    ["AR", ["PRCD", "PRCD"], "at-risk-two"],
    ["AD", ["N", "N"], "clear"],
    ["AD", ["N", "PRCD"], "at-risk-one"],
    ["AD", ["PRCD", "PRCD"], "at-risk-two"],
    ["AID", ["N", "PRCD"], "at-risk-one"],
    ["AID", ["PRCD", "PRCD"], "at-risk-two"],
    ["complex", ["N", "PRCD"], "at-risk-one"],
    ["complex", ["PRCD", "PRCD"], "at-risk-two"],
  ] as const)("reads %s %j as %s", (inheritance, alleles, outcome) => {
    const code = testFacts.find(({ code }) => code.startsWith("prcd"))?.code ?? "";
    const reading = findReading(code);
    const variant = reading?.variants[0] ?? "";
    const own = alleles.map((allele) => (allele === "N" ? "N" : variant));
    const result = interpretTest(disease(code, inheritance), { alleles: own }, "female");
    expect(result).toMatchObject({ outcome, reason: null, locus: reading?.locus.key });
  });

  it.each([
    ["XR", "male", ["N"], "clear", "N/Y"],
    ["XR", "male", ["HAEM-A"], "at-risk-by-sex", "HAEM-A/Y"],
    ["XR", "male", ["HAEM-A", "HAEM-A"], "at-risk-by-sex", "HAEM-A/Y"],
    ["XR", "female", ["N", "N"], "clear", "N/N"],
    ["XR", "female", ["HAEM-A", "N"], "carrier", "N/HAEM-A"],
    ["XR", "female", ["HAEM-A", "HAEM-A"], "at-risk-two", "HAEM-A/HAEM-A"],
    ["XR", "unknown", ["HAEM-A"], "at-risk-by-sex", "HAEM-A/Y"],
    ["XR", "unknown", ["N", "HAEM-A"], "carrier", "N/HAEM-A"],
    ["XD", "female", ["N", "HAEM-A"], "at-risk-one", "N/HAEM-A"],
    ["XD", "male", ["HAEM-A"], "at-risk-by-sex", "HAEM-A/Y"],
    ["XR", "male", ["N", "HAEM-A"], "not-reported", null],
    ["XR", "female", ["N"], "not-reported", null],
  ] as const)("reads %s of a %s with %j as %s", (inheritance, sex, alleles, outcome, genotype) => {
    const result = interpretTest(disease("haem-a", inheritance), { alleles }, sex);
    expect(result).toMatchObject({ outcome, genotype });
  });

  it.each([
    ["N", "clear"],
    ["MT1", "at-risk-one"],
  ])("reads the one mitochondrial allele %s as %s", (allele, outcome) => {
    const locus: Locus = {
      key: "canine.MT",
      species: "canine",
      symbol: "MT",
      kind: "mitochondrial",
      normal: "N",
      alleles: ["N", "MT1"],
      lethal: [],
      tests: [],
    };
    const reading = { locus, variants: ["MT1"] };
    const result = interpretReading(disease("mt", "MT"), reading, { alleles: [allele] }, "male");
    expect(result).toMatchObject({ outcome, genotype: allele });
  });

  it.each([
    ["cp-cb", ["cb", "N"], "N/cb"],
    ["cp-cb", ["cs", "cb"], "N/cb"],
    ["cp-cs", ["cs", "cb"], "N/cs"],
    ["cp-c", ["cs", "cb"], "N/N"],
    ["d-locus", ["d", "D"], "D/d"],
    ["em-mask", ["e", "Em"], "Em/E"],
    ["brown-cat", ["bl", "b"], "b/bl"],
    ["selkirk", ["ReS", "hr"], "N/ReS"],
  ])("reports %s of %j as the trait genotype %s", (code, alleles, genotype) => {
    const result = interpretTest({ code, kind: "trait", inheritance: "AR" }, { alleles }, "unknown");
    expect(result).toMatchObject({ outcome: "trait", genotype });
  });

  it("names the reason of a missing result and never guesses", () => {
    const test = disease("haem-a", "XR");
    expect(interpretTest(test, undefined, "male")).toMatchObject({
      outcome: "not-reported",
      reason: "not-run",
    });
    expect(interpretTest(test, { alleles: null, reason: "too-little-dna" }, "male")).toMatchObject({
      outcome: "not-reported",
      genotype: null,
      reason: "too-little-dna",
    });
    expect(interpretTest(test, { alleles: ["Q"] }, "male")).toMatchObject({ reason: "ambiguous" });
  });
});
