import { describe, expect, it } from "vitest";
import { plainHtml } from "@/components/testing/plain-html";
import { FamilyView } from "./family-view";
import type { Family } from "./result-types";

const member = (id: number, name: string, relation: Family["members"][number]["relation"]) => ({
  ...{ id, name, relation },
  ...{ sex: "female" as const, species: "canine" as const, breed: null, photoId: null, bornOn: null },
});
const moss = member(1, "Moss", "self");
const fern = member(2, "Fern", "dam");
const result = (animalId: number, outcome: "clear" | "carrier" | "at-risk-two") => ({
  ...{ animalId, outcome, genotype: outcome === "clear" ? "N/N" : "N/X" },
});
const bracken = member(3, "Bracken", "sire");
const family: Family = {
  animal: { id: 1, name: "Moss" },
  members: [moss, fern, bracken],
  hiddenCount: 0,
  tests: [
    { code: "cea", name: "Collie eye anomaly", results: [result(1, "clear"), result(2, "carrier")] },
    { code: "dm", name: "Degenerative myelopathy", results: [result(1, "clear")] },
    { code: "tns", name: "Trapped neutrophil syndrome", results: [result(2, "at-risk-two")] },
  ],
};
const show = (changes: Partial<Family> = {}) => plainHtml(<FamilyView family={{ ...family, ...changes }} />);

describe("FamilyView", () => {
  it("lists conditions with an animal at risk before those with a carrier", () => {
    const html = show();
    expect(html.indexOf("Trapped neutrophil syndrome")).toBeLessThan(html.indexOf("Collie eye anomaly"));
  });

  it("folds conditions of which every tested animal is clear", () => {
    const html = show();
    expect(html).toContain("1 condition of which every tested animal is clear");
    expect(html.indexOf("Degenerative myelopathy")).toBeGreaterThan(html.indexOf("<details"));
  });

  it("names relatives without results below the table, and tests without a result in it", () => {
    const html = show();
    expect(html).toContain("Not tested");
    expect(html.match(/Bracken/g)).toHaveLength(1);
    expect(html).toContain("1 relative without results");
  });

  it("says how many relatives do not share their results", () => {
    expect(show({ hiddenCount: 2 })).toContain("The results of 2 more relatives are not shared with you.");
  });

  it("offers to add the parents of an animal without relatives", () => {
    const html = show({ members: [moss], tests: [] });
    expect(html).toContain("Moss has no relatives on file yet");
    expect(html).toContain('href="/my/animals/1/edit"');
  });
});
