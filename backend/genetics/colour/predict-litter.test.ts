import { describe, expect, it } from "vitest";
import canine from "@/backend/db/seed/data/canine-colour.json" with { type: "json" };
import feline from "@/backend/db/seed/data/feline-colour.json" with { type: "json" };
import { createRandom } from "@/backend/genetics/random";
import { speciesNames, type SpeciesName } from "@/lib/domain/species";
import { catLabels } from "./cat-labels";
import { type ColourLocus, colourLoci } from "./colour-loci";
import { dogLabels } from "./dog-labels";
import { type LabelShares, type LitterInput, predictLitter } from "./predict-litter";

type Stated = Readonly<Record<string, string>>;

const toStated = (row: object): Stated =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => typeof value === "string"));

const worked = [
  ...feline.workedExamples.map(({ dam, sire, o, litter }, at) => ({
    title: `${at + 1} of cats`,
    species: "feline" as const,
    dam: { ...toStated(dam), O: o.dam },
    sire: { ...toStated(sire), O: o.sire },
    litter: toStated(litter),
  })),
  ...canine.workedExamples.map(({ dam, sire, litter }, at) => ({
    title: `${at + 1} of dogs`,
    species: "canine" as const,
    dam: toStated(dam),
    sire: toStated(sire),
    litter: toStated(litter),
  })),
];

const cat: Stated = { D: "D/D", B: "B/B", A: "a/a", C: "C/C" };
const dog: Stated = { E: "E/E", K: "ky/ky", A: "at/at", B: "B/B", D: "D/D" };

function predict(input: LitterInput) {
  const result = predictLitter(input);
  if ("problem" in result) throw new Error(result.problem);
  return result;
}

const cats = (dam: Stated, sire: Stated) =>
  predict({ species: "feline", dam: { ...cat, ...dam }, sire: { ...cat, ...sire } });
const dogs = (dam: Stated, sire: Stated = dam) =>
  predict({ species: "canine", dam: { ...dog, ...dam }, sire: { ...dog, ...sire } });

const problemOf = (input: LitterInput) => {
  const result = predictLitter(input);
  return "problem" in result ? result.problem : undefined;
};

describe("the litter prediction", () => {
  it.each(worked)("returns the shares of worked litter $title", ({ species, dam, sire, litter }) => {
    const result = predict({ species, dam, sire });
    expect(result.overall).toEqual(litter);
    expect(result.embryosLost).toBe("0");
  });

  it("sorts labels by share, then by name", () => {
    const { overall } = cats({ D: "D/d", B: "B/b" }, { D: "D/d", B: "B/b" });
    expect(Object.entries(overall)).toEqual([
      ["black (solid)", "9/16"],
      ["blue (solid)", "3/16"],
      ["chocolate (solid)", "3/16"],
      ["lilac (solid)", "1/16"],
    ]);
  });

  it("gives sons the orange of the dam only", () => {
    const { male, female, overall } = cats({ O: "O/o" }, { O: "O/Y" });
    expect(male).toEqual({ "black (solid)": "1/2", "red (tabby marks usually visible)": "1/2" });
    expect(female).toEqual({ "black tortoiseshell": "1/2", "red (tabby marks usually visible)": "1/2" });
    expect(overall).toEqual({
      "red (tabby marks usually visible)": "1/2",
      "black (solid)": "1/4",
      "black tortoiseshell": "1/4",
    });
  });

  it("lists kittens apart that differ in tail, legs or ears", () => {
    const manx = cats({ M: "M/m" }, { M: "M/m" });
    expect(manx.overall).toEqual({
      "black (solid), Manx (short or no tail)": "2/3",
      "black (solid)": "1/3",
    });
    expect(manx.embryosLost).toBe("1/4");
    expect(cats({ Mk: "Mk/mk", Fd: "Fd/fd" }, {}).overall).toEqual({
      "black (solid)": "1/4",
      "black (solid), folded ears": "1/4",
      "black (solid), short legs": "1/4",
      "black (solid), short legs, folded ears": "1/4",
    });
  });

  it("names ticking where stripes would show", () => {
    const ticked = { Ti: "TiA/Ti+" };
    expect(cats({ A: "A/a", ...ticked }, { A: "a/a" }).overall).toEqual({
      "black (solid)": "1/2",
      "black tabby": "1/4",
      "black tabby, ticked, faint leg and tail bars": "1/4",
    });
    expect(cats({ A: "A/A", Ti: "TiA/TiA" }, { A: "A/A", Ti: "TiA/TiA" }).overall).toEqual({
      "black tabby, ticked": "1",
    });
  });

  it("lists puppies apart that differ in tail or hair", () => {
    const { overall, embryosLost } = dogs({ BT: "T/N" });
    expect(overall).toEqual({ "black and tan, short tail": "2/3", "black and tan": "1/3" });
    expect(embryosLost).toBe("1/4");
    expect(Object.keys(dogs({ HrR: "N/hrt" }).overall)).toEqual(["black and tan", "black and tan, hairless"]);
  });

  it("counts embryos that are not born and divides by the others", () => {
    expect(cats({ M: "M/m" }, { M: "M/m" }).embryosLost).toBe("1/4");
    expect(cats({ M: "M/m", Mk: "Mk/mk" }, { M: "M/m", Mk: "Mk/mk" }).embryosLost).toBe("7/16");
    const harlequins = dogs({ M: "M/m", H: "H/h" }, { M: "m/m", H: "H/h" });
    expect(harlequins.embryosLost).toBe("1/4");
    expect(harlequins.overall).toEqual({
      "black and tan": "1/2",
      "black and tan, harlequin": "1/3",
      "black and tan, merle": "1/6",
    });
  });

  it.each<[string, Stated, LabelShares]>([
    ["dominant white hides the colour", { W: "W/W" }, { white: "1" }],
    [
      "albino hides the colour",
      { C: "c/c2", A: "A/A" },
      { "white (albino), pale blue or pink-blue eyes": "1" },
    ],
    ["two spotting alleles show as high white", { W: "ws/ws" }, { "black (solid) with high white": "1" }],
    ["silver on a solid cat is smoke", { I: "I/I" }, { "black smoke": "1" }],
    ["silver on a tabby is silver tabby", { I: "I/I", A: "A/A" }, { "black silver tabby": "1" }],
    ["amber shows on blue cats", { E: "e/e", D: "d/d" }, { "light amber (solid)": "1" }],
    [
      "a mocha cat has no predicted colour",
      { C: "cm/cm" },
      {
        "colour not predicted (O: non-orange, B: B, D: D, C: cm/cm, A: a, E: normal, I: none, W: none)": "1",
      },
    ],
    ["laboratory style is accepted", { D: "N/N", B: "N/N", C: "N/N", A: "a/a" }, { "black (solid)": "1" }],
  ])("names cats: %s", (_, parents, expected) => {
    expect(cats(parents, parents).overall).toEqual(expected);
  });

  it.each<[string, Stated, LabelShares]>([
    [
      "recessive red hides merle",
      { E: "e1/e2", M: "M/M" },
      { "red, yellow or cream (nose black), hidden double merle": "1" },
    ],
    ["a mask does not show on solid dogs", { E: "Em/Em", K: "KB/KB" }, { "solid black": "1" }],
    ["saddle has its name", { A: "BS1/asa" }, { "black saddle and tan": "1" }],
    ["cocoa is dark chocolate", { Co: "co/co", K: "K/K" }, { "solid cocoa (dark chocolate)": "1" }],
    ["piebald is added last", { S: "sp/sp", K: "KB/KB" }, { "solid black, piebald": "1" }],
    ["the coat is named once stated", { F: "n/n", K: "KB/KB" }, { "solid black, smooth short coat": "1" }],
    [
      "cocoa with dilution has no predicted colour",
      { Co: "co/co", D: "d1/d2", K: "KB/KB" },
      { "colour not predicted (E: E, K: KB, A: at, B: B, Co: co/co, D: d, M: none)": "1" },
    ],
  ])("names dogs: %s", (_, parents, expected) => {
    expect(dogs(parents).overall).toEqual(expected);
  });

  it.each<[string, LitterInput]>([
    ["The sire has an unknown locus: Z.", { species: "feline", dam: cat, sire: { ...cat, Z: "Z/z" } }],
    [
      "The dam needs a genotype at locus C.",
      { species: "feline", dam: { D: "D/D", B: "B/B", A: "a/a" }, sire: cat },
    ],
    [
      'The dam has an unknown allele at locus D: "D/x".',
      { species: "feline", dam: { ...cat, D: "D/x" }, sire: cat },
    ],
    [
      "The dam cannot be M/M at locus M: such animals are not born.",
      { species: "feline", dam: { ...cat, M: "M/M" }, sire: cat },
    ],
    [
      'A sire has one allele at locus O, such as "o/Y", not "O/o".',
      { species: "feline", dam: cat, sire: { ...cat, O: "O/o" } },
    ],
    [
      'The dam has an unknown allele at locus O: "O/Y".',
      { species: "feline", dam: { ...cat, O: "O/Y" }, sire: cat },
    ],
  ])("refuses bad input: %s", (sentence, input) => {
    expect(problemOf(input)).toBe(sentence);
  });
});

/** The genotypes of all pairs of gametes at a locus, each as often as it happens. */
function listGenotypes({ alleles, isXLinked }: ColourLocus, dam: string, sire: string, isSon: boolean) {
  const order = [...alleles, "Y"];
  const fromSire = sire.split("/").filter((allele) => !isXLinked || (allele === "Y") === isSon);
  return dam
    .split("/")
    .flatMap((one) => fromSire.map((other) => [one, other]))
    .map((pair) => pair.sort((one, other) => order.indexOf(one) - order.indexOf(other)).join("/"));
}

/** Shares by counting every pair of gametes. */
function countPairs(species: SpeciesName, dam: Stated, sire: Stated, isSon: boolean) {
  const { traits, label } = species === "feline" ? catLabels : dogLabels;
  let animals: readonly Stated[] = [{}];
  for (const [symbol, traitOf] of Object.entries(traits)) {
    const locus = colourLoci[species].find((one) => one.symbol === symbol);
    if (locus === undefined) throw new Error(`There is no locus ${symbol}.`);
    const shown = listGenotypes(locus, dam[symbol] ?? "", sire[symbol] ?? "", isSon).map(traitOf);
    const isConstant = new Set(shown).size === 1;
    animals = animals.flatMap((animal) =>
      shown.slice(0, isConstant ? 1 : shown.length).map((trait) => ({ ...animal, [symbol]: trait })),
    );
  }
  const counts = new Map<string, number>();
  for (const animal of animals) {
    const name = label((symbol) => animal[symbol] ?? "");
    counts.set(name, (counts.get(name) ?? 0) + 1 / animals.length);
  }
  return counts;
}

const toNumber = (text: string) => {
  const [top = "0", bottom = "1"] = text.split("/");
  return Number(top) / Number(bottom);
};

describe("random pairs", () => {
  const random = createRandom("random pairs");
  /** Four loci vary; at the others an animal has the first allele twice. */
  function draw(species: SpeciesName, isMale: boolean): Stated {
    const { traits } = species === "feline" ? catLabels : dogLabels;
    const varied = new Set(
      Object.keys(traits)
        .toSorted(() => random() - 0.5)
        .slice(0, 4),
    );
    const loci = colourLoci[species].filter(({ symbol }) => symbol in traits);
    return Object.fromEntries(
      loci.map(({ symbol, alleles, isXLinked, lethal, neutral }) => {
        const fixed = neutral ?? alleles[0] ?? "";
        const isVaried = varied.has(symbol) && lethal.length === 0;
        const pick = () => (isVaried ? (alleles[Math.floor(random() * alleles.length)] ?? fixed) : fixed);
        return [symbol, isXLinked && isMale ? `${pick()}/Y` : `${pick()}/${pick()}`];
      }),
    );
  }

  it.each(speciesNames)("agree with counting every pair of gametes, and sum to 1: %s", (species) => {
    for (let at = 0; at < 40; at += 1) {
      const [dam, sire] = [draw(species, false), draw(species, true)];
      const result = predict({ species, dam, sire });
      for (const sex of ["male", "female"] as const) {
        const expected = countPairs(species, dam, sire, sex === "male");
        const shares = Object.entries(result[sex]).map(([name, share]) => [name, toNumber(share)] as const);
        expect(shares.map(([name]) => name).toSorted()).toEqual([...expected.keys()].toSorted());
        for (const [name, share] of shares) expect(share).toBeCloseTo(expected.get(name) ?? 0, 12);
        expect(shares.reduce((sum, [, share]) => sum + share, 0)).toBeCloseTo(1, 12);
      }
    }
  });
});
