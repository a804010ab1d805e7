import type { SpeciesName } from "@/lib/domain/species";
import { catLabels } from "./cat-labels";
import { colourLoci, findColourLocus } from "./colour-loci";
import { crossLocus, type OffspringSex, type Parents } from "./cross";
import { coatLabels, dogLabels } from "./dog-labels";
import {
  add,
  compare,
  fraction,
  type Fraction,
  formatFraction,
  multiply,
  one,
  subtract,
  zero,
} from "./fraction";
import { type Labelling, hasAllele } from "./labelling";
import { type Problem, readParent } from "./read-parent";
import feline from "@/backend/db/seed/data/feline-colour.json" with { type: "json" };

export interface LitterInput {
  readonly species: SpeciesName;
  /** Genotypes such as "D/d" by symbol of the locus. */
  readonly dam: Readonly<Record<string, string>>;
  readonly sire: Readonly<Record<string, string>>;
}

/** Shares such as "3/8" by label, the largest first. */
export type LabelShares = Readonly<Record<string, string>>;

export interface LitterPrediction {
  readonly overall: LabelShares;
  readonly male: LabelShares;
  readonly female: LabelShares;
  /** Share of the embryos that are not born. */
  readonly embryosLost: string;
}

type Shares = ReadonlyMap<string, Fraction>;

const half = fraction(1n, 2n);

/** Colours of a litter, and what else of its looks is inherited, with exact shares of the live young. */
export function predictLitter(input: LitterInput): LitterPrediction | Problem {
  const { species } = input;
  const dam = readParent(species, "dam", input.dam);
  if ("problem" in dam) return dam;
  const sire = readParent(species, "sire", input.sire);
  if ("problem" in sire) return sire;
  const parents = { dam, sire };
  const namesCoat = Object.keys(coatLabels.traits).some(
    (symbol) => symbol in input.dam || symbol in input.sire,
  );
  const share = (sex: OffspringSex) =>
    species === "feline" ? shareCats(sex, parents) : shareDogs(sex, parents, namesCoat);
  const [male, female] = [share("male"), share("female")];
  const overall = new Map<string, Fraction>();
  for (const [label, part] of [...male, ...female])
    overall.set(label, add(overall.get(label) ?? zero, multiply(half, part)));
  const surviving = colourLoci[species].map((locus) => crossLocus(locus, "female", parents).surviving);
  return {
    overall: print(overall),
    male: print(male),
    female: print(female),
    embryosLost: formatFraction(subtract(one, surviving.reduce(multiply, one))),
  };
}

function shareCats(sex: OffspringSex, parents: Parents): Shares {
  const colours = shareLabels("feline", sex, parents, catLabels);
  return combine(colours, shareLabels("feline", sex, parents, catBodyLabels));
}

function shareDogs(sex: OffspringSex, parents: Parents, namesCoat: boolean): Shares {
  const colours = shareLabels("canine", sex, parents, dogLabels);
  const bodies = shareLabels("canine", sex, parents, dogBodyLabels);
  if (!namesCoat) return combine(colours, bodies);
  return combine(combine(colours, shareLabels("canine", sex, parents, coatLabels)), bodies);
}

/** Both labels of the same young, from loci that are inherited apart. */
function combine(first: Shares, second: Shares): Shares {
  return new Map(
    [...first].flatMap(([label, share]) =>
      [...second].map(
        ([other, part]) => [other === "" ? label : `${label}, ${other}`, multiply(share, part)] as const,
      ),
    ),
  );
}

/** Shares of the labels that the loci make together. */
function shareLabels<Symbol extends string>(
  species: SpeciesName,
  sex: OffspringSex,
  parents: Parents,
  { traits, label }: Labelling<Symbol>,
): Shares {
  let combined: { readonly by: ReadonlyMap<string, string>; readonly share: Fraction }[] = [
    { by: new Map(), share: one },
  ];
  for (const [symbol, traitOf] of Object.entries<(genotype: string) => string>(traits)) {
    const parts = [...shareTraits(species, sex, parents, symbol, traitOf)];
    combined = combined.flatMap(({ by, share }) =>
      parts.map(([trait, part]) => ({ by: new Map([...by, [symbol, trait]]), share: multiply(share, part) })),
    );
  }
  const labels = new Map<string, Fraction>();
  for (const { by, share } of combined) {
    const name = label((symbol) => by.get(symbol) ?? "");
    labels.set(name, add(labels.get(name) ?? zero, share));
  }
  return labels;
}

function shareTraits(
  species: SpeciesName,
  sex: OffspringSex,
  parents: Parents,
  symbol: string,
  traitOf: (genotype: string) => string,
): Shares {
  const locus = findColourLocus(species, symbol);
  if (locus === undefined) throw new Error(`The colour file has no locus ${symbol}.`);
  const shares = new Map<string, Fraction>();
  for (const [genotype, share] of crossLocus(locus, sex, parents).live)
    shares.set(traitOf(genotype), add(shares.get(traitOf(genotype)) ?? zero, share));
  return shares;
}

function print(labels: Shares): LabelShares {
  const sorted = [...labels].toSorted(([a, share], [b, other]) => compare(other, share) || (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([label, share]) => [label, formatFraction(share)]));
}

const manx = feline.loci.find(({ locus }) => locus === "M")?.phenotypeByGenotype?.["M/m"] ?? "";

const named = (traits: readonly string[]): string => traits.filter((trait) => trait !== "").join(", ");

/** The name of a trait that shows with one copy of its allele; empty without. */
const dominant = (allele: string, name: string) => (genotype: string) =>
  hasAllele(genotype, allele) ? name : "";

/** What shows in cats besides coat and colour. Empty for a cat with a full tail, normal legs and straight ears. */
const catBodyLabels: Labelling<"M" | "Mk" | "Fd"> = {
  traits: {
    M: dominant("M", manx),
    Mk: dominant("Mk", "short legs"),
    Fd: dominant("Fd", "folded ears"),
  },
  label: (traitOf) => named([traitOf("M"), traitOf("Mk"), traitOf("Fd")]),
};

/** What shows in dogs besides coat and colour. Two loci make a dog hairless, one of them with two copies only. */
const dogBodyLabels: Labelling<"BT" | "HrD" | "HrR"> = {
  traits: {
    BT: dominant("T", "short tail"),
    HrD: dominant("Hr", "hairless"),
    HrR: (genotype) => (genotype === "hrt/hrt" ? "hairless" : ""),
  },
  label: (traitOf) => named([traitOf("HrD") || traitOf("HrR"), traitOf("BT")]),
};
