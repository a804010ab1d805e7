import { describe, expect, it } from "vitest";
import { compareMarkers, compareParentage } from "./compare-parentage";
import { markerExclusionPower, panelExclusionPower } from "./exclusion-power";
import type { DnaProfile } from "./genotype";
import type { AllelePool } from "./mendel";
import { findPanel, type MarkerPanel } from "./panels";

function panelOf(key: string): MarkerPanel {
  const panel = findPanel(key);
  if (panel === undefined) throw new Error(`There is no panel ${key}.`);
  return panel;
}

const [str, snp] = [panelOf("ISAG-DOG-STR-21"), panelOf("ISAG-DOG-SNP-2020")];

/** Every marker has this pair, apart from the first ones. */
function profile(
  panel: MarkerPanel,
  pair: readonly [string, string],
  first: readonly (readonly [string, string] | null)[] = [],
): DnaProfile {
  const entries = panel.markers.flatMap((marker, at) => {
    const own = at < first.length ? first[at] : pair;
    return own ? [[marker, own] as const] : [];
  });
  return { panel: panel.key, alleles: Object.fromEntries(entries) };
}

const repeat = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

describe("compareParentage", () => {
  const dam = profile(str, ["100", "104"]);
  const sire = profile(str, ["102", "106"]);

  it("needs one allele from each parent", () => {
    const child = profile(str, ["104", "102"]);
    expect(compareParentage(str, child, dam, sire)).toEqual({
      outcome: "qualifies",
      common: 21,
      mismatches: [],
    });
    // Each parent alone could be one; together they could not.
    const ofDamOnly = profile(str, ["100", "104"]);
    expect(compareParentage(str, ofDamOnly, dam, undefined).outcome).toBe("qualifies");
    expect(compareParentage(str, ofDamOnly, dam, sire).outcome).toBe("excluded");
  });

  it.each([
    [0, "qualifies"],
    [1, "inconclusive"],
    [2, "excluded"],
  ] as const)("says with %d mismatching STR markers %s", (count, outcome) => {
    const child = profile(str, ["104", "102"], repeat(count, ["90", "92"] as const));
    const result = compareParentage(str, child, dam, undefined);
    expect(result).toMatchObject({ outcome, mismatches: str.markers.slice(0, count) });
  });

  it.each([
    [2, "qualifies"],
    [3, "excluded"],
  ] as const)("says with %d of 230 mismatching SNP markers %s", (count, outcome) => {
    const child = profile(snp, ["A", "A"], repeat(count, ["B", "B"] as const));
    expect(compareParentage(snp, child, profile(snp, ["A", "A"])).outcome).toBe(outcome);
  });

  it("asks for enough common markers", () => {
    const child = profile(str, ["104", "102"], repeat(4, null));
    expect(compareParentage(str, child, dam)).toMatchObject({ outcome: "qualifies", common: 17 });
    const fewer = profile(str, ["104", "102"], repeat(5, null));
    expect(compareParentage(str, fewer, dam)).toMatchObject({ outcome: "insufficient-data", common: 16 });
  });

  it("does not compare profiles of different panels", () => {
    const child = profile(str, ["104", "102"]);
    expect(compareParentage(str, child, profile(snp, ["A", "B"])).outcome).toBe("incompatible-profiles");
  });
});

describe("exclusion power", () => {
  // The worked values of the published formulae.
  const two: AllelePool = [
    ["1", 1 / 2],
    ["2", 1 / 2],
  ];
  const four: AllelePool = [
    ["1", 1 / 10],
    ["2", 2 / 10],
    ["3", 3 / 10],
    ["4", 4 / 10],
  ];
  it.each([
    [two, "one-parent", 1 / 8],
    [two, "other-parent-known", 3 / 16],
    [two, "both-parents", 9 / 32],
    [four, "one-parent", 1369 / 5000],
    [four, "other-parent-known", 2209 / 5000],
    [four, "both-parents", 61493 / 100000],
  ] as const)("of a marker agrees with the published value (%#)", (pool, parentage, power) => {
    expect(markerExclusionPower(pool, parentage)).toBeCloseTo(power, 10);
  });

  it("of a panel counts the chance of more mismatches than are tolerated", () => {
    expect(panelExclusionPower([two, two], "one-parent")).toBeCloseTo(1 - (7 / 8) ** 2, 10);
    expect(panelExclusionPower([two, two], "one-parent", 1)).toBeCloseTo(1 / 64, 10);
  });
});

describe("compareMarkers", () => {
  const [dam, sire] = [profile(str, ["100", "104"]), profile(str, ["102", "106"])];
  const matchesOf = (first: readonly (readonly [string, string] | null)[], parents: object) =>
    compareMarkers(str, { child: profile(str, ["104", "102"], first), ...parents }).slice(0, first.length);

  it("says for each parent whether a marker matches", () => {
    const pairs = [["104", "102"], ["90", "102"], ["104", "90"], ["90", "92"], ["100", "104"], null] as const;
    const outcomes = matchesOf(pairs, { dam, sire }).map((row) => [row.dam, row.sire]);
    expect(outcomes).toEqual([
      ["match", "match"],
      ["mismatch", "match"],
      ["match", "mismatch"],
      ["mismatch", "mismatch"],
      ["match", "mismatch"],
      ["missing", "missing"],
    ]);
  });

  it("blames neither parent where only both together are impossible", () => {
    const same = profile(str, ["104", "108"]);
    expect(matchesOf([["104", "90"]], { dam: same, sire: same })).toMatchObject([
      { dam: "mismatch", sire: "mismatch" },
    ]);
    expect(matchesOf([["104", "90"]], { dam: same })).toMatchObject([{ dam: "match", sire: null }]);
  });
});
