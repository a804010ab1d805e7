import { describe, expect, it } from "vitest";
import { findLocus, formatGenotype, type Locus } from "./loci";
import { type ChromosomalSex, drawOffspring, listOffspring, poolOfParent } from "./mendel";
import { createRandom } from "./random";
import { chiSquareOf } from "./testing/chi-square";

function locusOf(kind: Locus["kind"], lethal: string[] = []): Locus {
  return {
    key: `canine.${kind}`,
    species: "canine",
    symbol: "X",
    kind,
    lethal,
    tests: [],
    normal: "N",
    alleles: ["N", "x"],
  };
}

/** Shares by genotype, as fractions of the litter that is born. */
function sharesOf(locus: Locus, sex: ChromosomalSex, dam: string, sire: string) {
  const [damPool, sirePool] = [poolOfParent(dam.split("/")), poolOfParent(sire.split("/"))];
  if (!damPool || !sirePool) throw new Error("A parent has alleles.");
  const shares: Record<string, number> = {};
  for (const { alleles, share } of listOffspring(locus, sex, { dam: damPool, sire: sirePool })) {
    const genotype = formatGenotype(locus, alleles);
    shares[genotype] = (shares[genotype] ?? 0) + share;
  }
  return shares;
}

describe("listOffspring", () => {
  const autosomal = locusOf("autosomal");
  it.each([
    ["N/N", "N/N", { "N/N": 1 }],
    ["N/N", "N/x", { "N/N": 1 / 2, "N/x": 1 / 2 }],
    ["N/N", "x/x", { "N/x": 1 }],
    ["N/x", "N/x", { "N/N": 1 / 4, "N/x": 1 / 2, "x/x": 1 / 4 }],
    ["N/x", "x/x", { "N/x": 1 / 2, "x/x": 1 / 2 }],
    ["x/x", "x/x", { "x/x": 1 }],
  ])(
    "of %s and %s at an autosomal locus is the same for both sexes and both crossings",
    (one, other, shares) => {
      for (const sex of ["female", "male"] as const) {
        expect(sharesOf(autosomal, sex, one, other)).toEqual(shares);
        expect(sharesOf(autosomal, sex, other, one)).toEqual(shares);
      }
    },
  );

  const xLinked = locusOf("x-linked");
  it.each([
    ["N/N", "N", { "N/N": 1 }, { N: 1 }],
    ["N/N", "x", { "N/x": 1 }, { N: 1 }],
    ["N/x", "N", { "N/N": 1 / 2, "N/x": 1 / 2 }, { N: 1 / 2, x: 1 / 2 }],
    ["N/x", "x", { "N/x": 1 / 2, "x/x": 1 / 2 }, { N: 1 / 2, x: 1 / 2 }],
    ["x/x", "N", { "N/x": 1 }, { x: 1 }],
    ["x/x", "x", { "x/x": 1 }, { x: 1 }],
  ])(
    "of the dam %s and the sire %s at an X-linked locus gives sons the dam's alleles",
    (dam, sire, daughters, sons) => {
      expect(sharesOf(xLinked, "female", dam, sire)).toEqual(daughters);
      expect(sharesOf(xLinked, "male", dam, sire)).toEqual(sons);
    },
  );

  it.each([
    ["N", "x", { N: 1 }],
    ["x", "N", { x: 1 }],
  ])("of the dam %s and the sire %s at a mitochondrial locus is the dam's", (dam, sire, shares) => {
    for (const sex of ["female", "male"] as const)
      expect(sharesOf(locusOf("mitochondrial"), sex, dam, sire)).toEqual(shares);
  });

  it("leaves out lethal combinations and rescales the rest", () => {
    const lethal = locusOf("autosomal", ["x/x"]);
    const shares = sharesOf(lethal, "female", "N/x", "N/x");
    expect(Object.keys(shares).sort()).toEqual(["N/N", "N/x"]);
    expect(shares["N/N"]).toBeCloseTo(1 / 3, 12);
    expect(shares["N/x"]).toBeCloseTo(2 / 3, 12);
  });

  it.each(["canine.TBXT", "canine.FOXI3", "canine.PSMB7", "canine.KIT", "feline.TBXT", "feline.UGDH"])(
    "knows that two copies at %s are lethal",
    (key) => {
      const locus = findLocus(key);
      const variant = locus?.alleles.find((allele) => allele !== locus.normal) ?? "";
      expect(locus?.lethal).toEqual([`${variant}/${variant}`]);
    },
  );
});

describe("drawOffspring", () => {
  it.each([
    [locusOf("autosomal"), "female", "N/x", "N/x"],
    [locusOf("autosomal", ["x/x"]), "male", "N/x", "N/x"],
    [locusOf("x-linked"), "female", "N/x", "x"],
    [locusOf("x-linked"), "male", "N/x", "N"],
  ] as const)("draws litters in the expected shares (%#)", (locus, sex, dam, sire) => {
    const parents = { dam: poolOfParent(dam.split("/")), sire: poolOfParent(sire.split("/")) };
    const { dam: damPool, sire: sirePool } = parents;
    if (!damPool || !sirePool) throw new Error("A parent has alleles.");
    const random = createRandom(`unit ${locus.key} ${sex}`);
    const drawn = Array.from({ length: 2000 }, () =>
      formatGenotype(locus, drawOffspring(random, locus, sex, { dam: damPool, sire: sirePool })),
    );
    const { p } = chiSquareOf(drawn, sharesOf(locus, sex, dam, sire));
    expect(p).toBeGreaterThan(0.01);
  });
});
