import { describe, expect, it } from "vitest";
import type { MarkerAlleles } from "./genotype";
import {
  expectedHeterozygosity,
  expectedLitterHeterozygosity,
  observedHeterozygosity,
} from "./heterozygosity";
import { compareIdentity } from "./identity";
import type { AllelePool } from "./mendel";
import { type Pedigree, pedigreeInbreeding } from "./pedigree-inbreeding";

const half: AllelePool = [
  ["1", 1 / 2],
  ["2", 1 / 2],
];
const four: AllelePool = [
  ["1", 1 / 10],
  ["2", 2 / 10],
  ["3", 3 / 10],
  ["4", 4 / 10],
];
const profile: MarkerAlleles = { a: ["1", "2"], b: ["1", "1"], c: ["2", "2"], d: ["3", "4"] };

describe("heterozygosity", () => {
  it("observed is the share of markers with two alleles", () => {
    expect(observedHeterozygosity(profile)).toBe(1 / 2);
    expect(observedHeterozygosity({})).toBeUndefined();
  });

  it("expected is one minus the sum of the squared frequencies, corrected for a small sample", () => {
    expect(expectedHeterozygosity([half])).toBe(1 / 2);
    expect(expectedHeterozygosity([four])).toBeCloseTo(7 / 10, 12);
    expect(expectedHeterozygosity([half, four])).toBeCloseTo(3 / 5, 12);
    expect(expectedHeterozygosity([half], 5)).toBeCloseTo(5 / 9, 12);
    expect(expectedHeterozygosity([])).toBeUndefined();
  });

  it("of a litter is the chance that the alleles of the parents differ", () => {
    const sire: MarkerAlleles = { a: ["1", "2"], b: ["2", "2"], c: ["2", "3"], e: ["1", "2"] };
    // a: 1/2, b: 1, c: 1/2; d and e are not in both.
    expect(expectedLitterHeterozygosity(profile, sire)).toBeCloseTo(2 / 3, 12);
    expect(expectedLitterHeterozygosity(profile, {})).toBeUndefined();
  });
});

describe("inbreeding", () => {
  const family: Pedigree = {
    brother: { dam: "mother", sire: "father" },
    sister: { dam: "mother", sire: "father" },
    half: { dam: "other", sire: "father" },
    ofSiblings: { dam: "sister", sire: "brother" },
    ofHalfSiblings: { dam: "sister", sire: "half" },
    ofFather: { dam: "sister", sire: "father" },
    cousinOne: { dam: "sister", sire: "strangerOne" },
    cousinTwo: { dam: "strangerTwo", sire: "brother" },
    ofCousins: { dam: "cousinOne", sire: "cousinTwo" },
    // Both are children of an inbred animal.
    one: { dam: "ofSiblings", sire: "x" },
    two: { dam: "ofSiblings", sire: "y" },
    ofInbred: { dam: "one", sire: "two" },
    fatherUnknown: { dam: "sister" },
  };
  it.each([
    ["brother", 0],
    ["ofSiblings", 1 / 4],
    ["ofHalfSiblings", 1 / 8],
    ["ofFather", 1 / 4],
    ["ofCousins", 1 / 16],
    ["ofInbred", (1 / 8) * (1 + 1 / 4)],
    ["fatherUnknown", 0],
  ])("from the pedigree of %s is %d", (animal, coefficient) => {
    expect(pedigreeInbreeding(family, animal)).toBeCloseTo(coefficient, 12);
  });
});

describe("identity", () => {
  const sample = (alleles: MarkerAlleles, panel = "P") => ({ panel, alleles });
  it("needs agreement at every common marker, and enough of them", () => {
    const turned: MarkerAlleles = { a: ["2", "1"], b: ["1", "1"] };
    expect(compareIdentity(sample(profile), sample(turned), 2)).toBe("same");
    expect(compareIdentity(sample(profile), sample(turned), 3)).toBe("insufficient-data");
    expect(compareIdentity(sample(profile), sample({ ...turned, c: ["2", "3"] }), 3)).toBe("different");
    expect(compareIdentity(sample(profile), sample(profile, "Q"), 1)).toBe("insufficient-data");
  });
});
