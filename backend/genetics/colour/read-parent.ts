import type { SpeciesName } from "@/lib/domain/species";
import { type ColourLocus, colourLoci, findColourLocus } from "./colour-loci";

export type ParentRole = "dam" | "sire";

/** Both alleles of a locus, or the one of a male at an X-linked locus. */
export type Alleles = readonly [string] | readonly [string, string];

/** Alleles by symbol of the locus, of every locus. */
export type ParentGenotypes = ReadonlyMap<string, Alleles>;

/** Genotypes as text by symbol of the locus. */
type Stated = Readonly<Record<string, string>>;

/** A sentence about what is wrong with the input. */
export interface Problem {
  readonly problem: string;
}

/** Reads the genotypes of a parent. Loci that are not stated get an allele without effect. */
export function readParent(
  species: SpeciesName,
  role: ParentRole,
  stated: Stated,
): ParentGenotypes | Problem {
  for (const symbol of Object.keys(stated))
    if (!findColourLocus(species, symbol)) return { problem: `The ${role} has an unknown locus: ${symbol}.` };
  const genotypes = new Map<string, Alleles>();
  for (const locus of colourLoci[species]) {
    const alleles = readLocus(locus, role, stated);
    if ("problem" in alleles) return alleles;
    genotypes.set(locus.symbol, alleles);
  }
  return genotypes;
}

function readLocus(locus: ColourLocus, role: ParentRole, stated: Stated): Alleles | Problem {
  const { symbol, isXLinked, neutral } = locus;
  const isHemizygous = isXLinked && role === "sire";
  const text = Object.hasOwn(stated, symbol) ? stated[symbol] : undefined;
  if (text === undefined) {
    if (neutral === undefined) return { problem: `The ${role} needs a genotype at locus ${symbol}.` };
    return isHemizygous ? [neutral] : [neutral, neutral];
  }
  const parts = text.split("/").map((part) => part.trim());
  if (parts.length !== 2)
    return {
      problem: `The ${role}'s genotype at locus ${symbol} must be two alleles with a slash, not "${text}".`,
    };
  return isHemizygous ? readOne(locus, parts, text) : readPair(locus, role, parts, text);
}

function readOne(locus: ColourLocus, parts: readonly string[], text: string): Alleles | Problem {
  const { symbol, neutral } = locus;
  const [part, ...others] = parts.filter((one) => one !== "Y");
  if (part === undefined || others.length > 0)
    return { problem: `A sire has one allele at locus ${symbol}, such as "${neutral}/Y", not "${text}".` };
  const allele = readAllele(locus, part);
  return allele === undefined ? unknownAllele("sire", symbol, text) : [allele];
}

function readPair(
  locus: ColourLocus,
  role: ParentRole,
  [first = "", second = ""]: readonly string[],
  text: string,
): Alleles | Problem {
  const [one, other] = [readAllele(locus, first), readAllele(locus, second)];
  if (one === undefined || other === undefined) return unknownAllele(role, locus.symbol, text);
  return locus.lethal.includes(formatAlleles(locus, [one, other]))
    ? { problem: `The ${role} cannot be ${text} at locus ${locus.symbol}: such animals are not born.` }
    : [one, other];
}

const unknownAllele = (role: ParentRole, symbol: string, text: string): Problem => ({
  problem: `The ${role} has an unknown allele at locus ${symbol}: "${text}".`,
});

function readAllele({ alleles, aliases }: ColourLocus, text: string): string | undefined {
  return alleles.includes(text) ? text : aliases.get(text);
}

/** Alleles in the order of the locus, such as "D/d". */
export function formatAlleles({ alleles: order }: ColourLocus, alleles: readonly string[]): string {
  return alleles.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)).join("/");
}
