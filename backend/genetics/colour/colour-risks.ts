import type { SpeciesName } from "@/lib/domain/species";
import { colourLoci, type ColourLocus } from "./colour-loci";
import { crossLocus } from "./cross";
import { add, type Fraction, formatFraction, one, subtract, zero } from "./fraction";
import { type Alleles, type ParentRole } from "./read-parent";
import type { StatedCoat } from "./reported-coat";

export interface ColourRisk {
  readonly kind: "lethal" | "double-merle";
  /** Name of the gene. */
  readonly name: string;
  readonly symbol: string;
  /** Share of the embryos that are not born, or of the young with two copies. */
  readonly share: string;
}

/** Loci of both parents where two copies are lethal or harm hearing and sight, with the share of the offspring. */
export function findColourRisks(
  species: SpeciesName,
  coats: Readonly<Record<ParentRole, StatedCoat>>,
): readonly ColourRisk[] {
  return colourLoci[species].flatMap((locus): ColourRisk[] => {
    const isMerle = species === "canine" && locus.symbol === "M";
    if (locus.lethal.length === 0 && !isMerle) return [];
    const [dam, sire] = [readPair(coats.dam, locus), readPair(coats.sire, locus)];
    if (dam === undefined || sire === undefined) return [];
    const parents = { dam: new Map([[locus.symbol, dam]]), sire: new Map([[locus.symbol, sire]]) };
    const { live, surviving } = crossLocus(locus, "female", parents);
    const share = isMerle ? sumDoubleMerle(live) : subtract(one, surviving);
    if (share.top === 0n) return [];
    const { name, symbol } = locus;
    return [{ kind: isMerle ? "double-merle" : "lethal", name, symbol, share: formatFraction(share) }];
  });
}

/** All loci of this kind are autosomal. */
function readPair(coat: StatedCoat, { symbol }: ColourLocus): Alleles | undefined {
  const [first, second] = coat[symbol]?.split("/") ?? [];
  return first === undefined || second === undefined ? undefined : [first, second];
}

const isStrongMerle = (allele: string) => allele === "M" || allele === "Mh";

function sumDoubleMerle(live: ReadonlyMap<string, Fraction>): Fraction {
  return [...live].reduce(
    (sum, [genotype, share]) => (genotype.split("/").every(isStrongMerle) ? add(sum, share) : sum),
    zero,
  );
}
