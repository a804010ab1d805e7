import type { ColourLocus } from "./colour-loci";
import { add, divide, fraction, type Fraction, one, subtract, zero } from "./fraction";
import { type Alleles, formatAlleles, type ParentGenotypes } from "./read-parent";

export type OffspringSex = "female" | "male";

/** Genotypes of live offspring at a locus, such as "D/d", with shares that add up to 1. */
type GenotypeShares = ReadonlyMap<string, Fraction>;

export interface Parents {
  readonly dam: ParentGenotypes;
  readonly sire: ParentGenotypes;
}

interface Crossed {
  readonly live: GenotypeShares;
  /** Share of the embryos that are born. */
  readonly surviving: Fraction;
}

/** Offspring of one sex at a locus. A son's only allele of an X-linked locus comes from the dam. */
export function crossLocus(locus: ColourLocus, sex: OffspringSex, parents: Parents): Crossed {
  const dam = allelesOf(parents.dam, locus);
  const sire = locus.isXLinked && sex === "male" ? ["Y"] : allelesOf(parents.sire, locus);
  const share = fraction(1n, BigInt(dam.length * sire.length));
  const conceived = new Map<string, Fraction>();
  for (const fromDam of dam)
    for (const fromSire of sire) {
      const genotype = fromSire === "Y" ? `${fromDam}/Y` : formatAlleles(locus, [fromDam, fromSire]);
      conceived.set(genotype, add(conceived.get(genotype) ?? zero, share));
    }
  const lost = locus.lethal.reduce((sum, genotype) => add(sum, conceived.get(genotype) ?? zero), zero);
  const surviving = subtract(one, lost);
  const live = [...conceived].filter(([genotype]) => !locus.lethal.includes(genotype));
  return { live: new Map(live.map(([genotype, part]) => [genotype, divide(part, surviving)])), surviving };
}

function allelesOf(parent: ParentGenotypes, { symbol }: ColourLocus): Alleles {
  const alleles = parent.get(symbol);
  if (alleles === undefined) throw new Error(`The parent has no genotype at locus ${symbol}.`);
  return alleles;
}
