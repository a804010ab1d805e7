import canine from "@/backend/db/seed/data/canine-colour.json" with { type: "json" };
import feline from "@/backend/db/seed/data/feline-colour.json" with { type: "json" };
import type { SpeciesName } from "@/lib/domain/species";

/** A locus of the colour files. */
export interface ColourLocus {
  readonly symbol: string;
  readonly name: string;
  /** In the order of dominance. */
  readonly alleles: readonly string[];
  /** Other spellings of alleles, such as those of laboratories. */
  readonly aliases: ReadonlyMap<string, string>;
  readonly isXLinked: boolean;
  /** Genotypes that are not born, such as "M/M". */
  readonly lethal: readonly string[];
  /** Allele without an effect; undefined where a parent's genotype must be stated. */
  readonly neutral: string | undefined;
}

/** Undefined values come from the union that TypeScript makes of the rows of a file. */
type Spellings = Readonly<Record<string, string | undefined>>;

interface LocusRow {
  readonly locus: string;
  readonly name: string;
  readonly dominanceOrder: readonly (string | readonly string[])[];
  readonly alleles?: Readonly<Record<string, unknown>>;
  readonly alleleAliases?: Spellings;
  readonly labMap?: Spellings;
  readonly inheritance?: string;
  readonly lethal?: readonly string[];
}

/** What laboratories print as N, and what a locus has that is not stated. */
const normal: Readonly<Record<SpeciesName, Readonly<Record<string, string>>>> = {
  feline: {
    A: "A",
    B: "B",
    D: "D",
    C: "C",
    E: "E",
    O: "o",
    W: "w",
    I: "i",
    T: "Tm",
    Ti: "Ti+",
    L: "N",
    KRT71: "N",
    r: "R",
    M: "m",
    Mk: "mk",
    Fd: "fd",
  },
  canine: {
    E: "E",
    K: "ky",
    B: "B",
    D: "D",
    Co: "N",
    M: "m",
    H: "h",
    S: "S",
    T: "t",
    I: "N",
    F: "n",
    Cu: "N",
    L: "Lsh",
    SD: "SD",
    HrD: "hr",
    HrR: "N",
    BT: "N",
  },
};

/** Loci whose genotype both parents must state. */
const requiredLoci: Readonly<Record<SpeciesName, readonly string[]>> = {
  feline: ["D", "B", "A", "C"],
  canine: ["E", "K", "A", "B", "D"],
};

/** The cat file says in words that c2 is treated as c. */
const otherAliases = { c2: "c" };

function toLocus(species: SpeciesName, row: LocusRow): ColourLocus {
  const neutral = normal[species][row.locus];
  const listed = [...row.dominanceOrder.flat(), ...Object.keys(row.alleles ?? {})];
  const alleles = [...new Set(listed)].filter((allele) => !(allele in otherAliases));
  const aliases = new Map<string, string>();
  for (const [alias, allele] of Object.entries({ ...otherAliases, ...row.labMap, ...row.alleleAliases }))
    if (allele !== undefined && alleles.includes(allele)) aliases.set(alias, allele);
  if (neutral !== undefined && !alleles.includes("N")) aliases.set("N", neutral);
  return {
    symbol: row.locus,
    name: row.name,
    alleles,
    aliases,
    isXLinked: row.inheritance === "X-linked",
    lethal: row.lethal ?? [],
    neutral: requiredLoci[species].includes(row.locus) ? undefined : neutral,
  };
}

export const colourLoci: Readonly<Record<SpeciesName, readonly ColourLocus[]>> = {
  feline: feline.loci.map((row) => toLocus("feline", row)),
  canine: canine.loci.map((row) => toLocus("canine", row)),
};

export function findColourLocus(species: SpeciesName, symbol: string): ColourLocus | undefined {
  return colourLoci[species].find((locus) => locus.symbol === symbol);
}
