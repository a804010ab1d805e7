import { describe, expect, it } from "vitest";
import canine from "@/backend/db/seed/data/canine-colour.json" with { type: "json" };
import feline from "@/backend/db/seed/data/feline-colour.json" with { type: "json" };
import type { CoatPhenotype } from "@/lib/domain/animals/coat";
import type { TestResult } from "@/lib/domain/animals/report-content";
import { describeCoat, describeHair } from "@/lib/domain/animals/coat-label";
import { readCatCoat } from "./cat-coat";
import { readDogCoat } from "./dog-coat";
import type { CoatGenotypes } from "./loci";
import { readCoat } from "./read-coat";

type Pairs = Readonly<Record<string, string | undefined>>;

const split = (pairs: Pairs): CoatGenotypes =>
  Object.fromEntries(Object.entries(pairs).map(([locus, pair]) => [locus, pair?.split("/")]));
const label = (coat: CoatPhenotype | undefined) => coat && describeCoat("en", coat);
const dog = (pairs: Pairs) => label(readDogCoat(split(pairs)));
const cat = (pairs: Pairs) => label(readCatCoat(split(pairs)));

/** Shares of the litter by description: every combination of one allele of each parent, locus by locus. */
function litterOf(dam: Pairs, sire: Pairs, read: (genotypes: CoatGenotypes) => CoatPhenotype | undefined) {
  const [mother, father] = [split(dam), split(sire)];
  let kinds: { genotypes: CoatGenotypes; share: number }[] = [{ genotypes: {}, share: 1 }];
  for (const locus of Object.keys(dam)) {
    const pairs = (mother[locus] ?? []).flatMap((one) => (father[locus] ?? []).map((other) => [one, other]));
    kinds = kinds.flatMap(({ genotypes, share }) =>
      pairs.map((pair) => ({ genotypes: { ...genotypes, [locus]: pair }, share: share / pairs.length })),
    );
  }
  const litter: Record<string, number> = {};
  for (const { genotypes, share } of kinds) {
    const text = label(read(genotypes)) ?? "not settled";
    litter[text] = (litter[text] ?? 0) + share;
  }
  return litter;
}

function fractions(litter: object): Record<string, number> {
  const numberOf = (text: string) =>
    text
      .split("/")
      .map(Number)
      .reduce((one, other) => one / other);
  return Object.fromEntries(Object.entries(litter).map(([text, share]) => [text, numberOf(String(share))]));
}

describe("worked litters", () => {
  it.each(canine.workedExamples)(
    "of dogs have the published colours and shares (%#)",
    ({ dam, sire, litter }) => {
      expect(litterOf(dam, sire, readDogCoat)).toEqual(fractions(litter));
    },
  );

  it.each(feline.workedExamples)("of cats have the published colours and shares (%#)", (worked) => {
    const { dam, sire, o, litter } = worked;
    const [mother, father] = [
      { ...dam, O: o.dam },
      { ...sire, O: o.sire.replace("/Y", "") },
    ];
    expect(litterOf(mother, father, readCatCoat)).toEqual(fractions(litter));
  });
});

describe("the coat of a cat", () => {
  const pairOf = {
    B: { B: "B/b", b: "b/bl", bl: "bl/bl", any: "B/B" },
    D: { D: "D/d", d: "d/d", any: "D/D" },
    C: { full: "C/cs", sepia: "cb/c", mink: "cb/cs", point: "cs/c", albino: "c/c" },
    A: { A: "A/a", a: "a/a", any: "A/A" },
    O: { "non-orange": "o", "O/o female": "O/o", "O/O female or O male": "O", any: "O/o" },
  } as const;
  const pair = (locus: keyof typeof pairOf, name: string) => (pairOf[locus] as Pairs)[name];

  it("has the published name for every combination of colour loci", () => {
    const wrong = feline.phenotypes.filter(({ phenotype, ...names }) => {
      const pairs = Object.entries(names).map(([locus, name]) => [
        locus,
        pair(locus as keyof typeof pairOf, name),
      ]);
      return cat(Object.fromEntries(pairs) as Pairs) !== phenotype;
    });
    expect(wrong).toEqual([]);
  });

  const black = { A: "a/a", B: "N/N", C: "N/N", D: "N/d", O: "o", W: "w/w" };
  it.each([
    [{ ...black, W: "W/w", C: "cs/cs" }, "white"],
    [{ ...black, W: "ws/ws" }, "black (solid) with high white"],
    [{ ...black, I: "I/i" }, "black smoke"],
    [{ ...black, I: "I/i", A: "N/a" }, "black silver tabby"],
    [{ ...black, I: "I/i", O: "O" }, "red cameo"],
    [{ ...black, E: "e/e", D: "d/d" }, "light amber (solid)"],
    [{ ...black, E: "er/er" }, undefined],
    [{ ...black, C: "cb/cm" }, undefined],
    [{ ...black, A: "Apb/a" }, undefined],
    [{ ...black, D: undefined }, undefined],
  ])("follows the order of epistasis (%#)", (pairs, text) => {
    expect(cat(pairs)).toBe(text);
  });

  it("names loci that were not tested and can hide the colour", () => {
    const { O: _, W: __, ...rest } = black;
    expect(readCatCoat(split(rest))?.untested).toEqual(["O", "W"]);
    expect(readCatCoat(split(black))?.untested).toEqual([]);
  });
});

describe("the coat of a dog", () => {
  const tan = { E: "E/E", K: "ky/ky", A: "at/at", B: "B/B", D: "D/D" };
  it.each([
    [{ ...tan, M: "M/m" }, "black and tan, merle"],
    [{ ...tan, M: "M/Mh" }, "black and tan, double merle"],
    [{ ...tan, M: "M/m", H: "H/h", S: "sp/sp" }, "black and tan, harlequin, piebald"],
    [{ ...tan, M: "M/m", E: "e/e2" }, "red, yellow or cream (nose black), hidden merle"],
    [{ ...tan, B: "bs/bd", D: "d/d3" }, "lilac (isabella) and tan"],
    [{ ...tan, A: "a/a", S: "S/sp" }, "solid black, trim or Irish white"],
    [{ ...tan, A: "asa/at", Co: "co/co" }, "cocoa (dark chocolate) saddle and tan"],
    [{ ...tan, Co: "co/co", D: "d/d" }, undefined],
    [{ ...tan, E: "eh/e", K: "KB/ky" }, undefined],
    [{ ...tan, A: undefined }, undefined],
    [{ ...tan, A: undefined, K: "KB/ky" }, "solid black"],
  ])("follows the order of evaluation (%#)", (pairs, text) => {
    expect(dog(pairs)).toBe(text);
  });

  it("has the hair that length, curl and furnishings give", () => {
    const hair = (pairs: Pairs) => {
      const coat = readDogCoat(split({ ...tan, ...pairs }));
      return coat && describeHair("en", coat);
    };
    expect(hair({ L: "Llh/L4", F: "F/n", Cu: "N/Cu" })).toBe("long hair, wavy, with moustache and eyebrows");
    expect(hair({ L: "Lsh/Llh", F: "n/n", Cu: "N/N" })).toBe("short hair, straight");
    expect(hair({ HrD: "Hr/hr" })).toBe("hairless");
    expect(hair({})).toBe("");
  });
});

describe("readCoat", () => {
  const result = (test: string, locus: string, genotype: string): TestResult => ({
    test,
    locus,
    genotype,
    outcome: "trait",
    reason: null,
  });

  it("puts the alleles of several tests of a locus together, and ignores a locus without its main test", () => {
    const tests = [
      result("cp-cb", "feline.TYR", "N/cb"),
      result("cp-cs", "feline.TYR", "N/cs"),
      result("agouti-cat", "feline.ASIP", "a/a"),
      result("brown-cat", "feline.TYRP1", "N/b"),
      result("dilute-cat", "feline.MLPH", "N/N"),
      result("orange", "feline.ARHGAP36", "o/Y"),
      result("gloves", "feline.KIT", "N/wg"),
    ];
    const coat = readCoat("feline", tests);
    expect(label(coat)).toBe("natural (seal) mink");
    expect(coat?.untested).toEqual(["W"]);
    expect(readCoat("feline", tests.slice(1))).toBeUndefined();
  });
});
