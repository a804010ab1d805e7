import { describe, expect, it } from "vitest";
import { buildReport, type GenotypeRun } from "./build-report";
import type { InterpretedTest } from "./interpret-test";
import { findPanel } from "./panels";

const tests: InterpretedTest[] = [
  { code: "mdr1", kind: "disease", inheritance: "AID" },
  { code: "d-locus", kind: "trait", inheritance: "AR" },
];
const animal = { name: "Luna", species: "canine", sex: "female" } as const;
const row = (run: number, locus: string, alleles: string[] | null, assayVersion = "A1"): GenotypeRun => ({
  run,
  locus,
  alleles,
  assayVersion,
  noCallReason: alleles === null ? "too-little-dna" : null,
});
const input = { animal, tests, labWork: ["tests"], profile: null, others: [] } as const;

describe("buildReport", () => {
  it("reads each locus from the newest run that has a result", () => {
    const { content, isPartial } = buildReport({
      ...input,
      genotypes: [
        row(1, "canine.ABCB1", ["N", "N"]),
        row(1, "canine.MLPH", ["D", "d"]),
        row(2, "canine.ABCB1", ["N", "MDR1"], "A2"),
        row(2, "canine.MLPH", null, "A2"),
      ],
    });
    expect(isPartial).toBe(false);
    expect(content.assayVersion).toBe("A2");
    expect(content.tests).toMatchObject([
      { test: "mdr1", genotype: "N/MDR1", outcome: "at-risk-one" },
      { test: "d-locus", genotype: "D/d", outcome: "trait" },
    ]);
  });

  it("returns a partial report that lists missing markers and work", () => {
    const panel = findPanel("ISAG-DOG-STR-21");
    const typed = panel?.markers.slice(2).map((marker) => [marker, ["100", "102"]] as const) ?? [];
    const { content, isPartial, missing } = buildReport({
      ...input,
      labWork: ["tests", "dna-profile", "breed-mix"],
      genotypes: [row(1, "canine.ABCB1", null)],
      profile: { panel: "ISAG-DOG-STR-21", alleles: Object.fromEntries(typed) },
    });
    expect(isPartial).toBe(true);
    expect(missing).toEqual({
      tests: ["mdr1", "d-locus"],
      markers: panel?.markers.slice(0, 2),
      work: ["breed-mix"],
    });
    expect(content.tests.map(({ reason }) => reason)).toEqual(["too-little-dna", "not-run"]);
    expect(content.profile).toEqual({
      panel: "ISAG-DOG-STR-21",
      markerCount: 21,
      missing: missing.markers,
      alleles: Object.fromEntries(typed),
    });
  });

  it("holds the newest typed result of each kind", () => {
    const mix = (run: number, share: number) => ({
      ...({ run, kind: "breed-mix", content: { share }, assayVersion: "B1" } as const),
    });
    const { content, isPartial } = buildReport({
      ...input,
      tests: [],
      labWork: ["breed-mix"],
      genotypes: [],
      others: [mix(2, 0.5), mix(1, 0.4)],
    });
    expect(content.others).toEqual([{ kind: "breed-mix", content: { share: 0.5 } }]);
    expect(isPartial).toBe(false);
  });

  it("is partial without the DNA profile that was ordered", () => {
    const { missing } = buildReport({ ...input, tests: [], labWork: ["dna-profile"], genotypes: [] });
    expect(missing.work).toEqual(["dna-profile"]);
  });
});
