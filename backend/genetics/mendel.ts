import { isLethal, type Locus } from "./loci";
import { pickByShare, type Random } from "./random";

/** Sex as the chromosomes say it: X-linked loci need it. */
export type ChromosomalSex = "female" | "male";

/** What a parent can pass on, with shares that add up to 1. */
export type AllelePool = readonly [AlleleShare, ...AlleleShare[]];

type AlleleShare = readonly [allele: string, share: number];

export interface ParentPools {
  readonly dam: AllelePool;
  readonly sire: AllelePool;
}

/** Each allele of a parent is passed on equally often. Undefined without a result. */
export function poolOfParent(alleles: readonly string[] | null | undefined): AllelePool | undefined {
  const [first, ...others] = (alleles ?? []).map((allele): AlleleShare => [
    allele,
    1 / (alleles?.length ?? 1),
  ]);
  return first === undefined ? undefined : [first, ...others];
}

export interface OffspringGenotype {
  readonly alleles: readonly string[];
  readonly share: number;
}

/**
 * Every genotype of a child that is born, with its share. Sons have one allele of an X-linked locus, from the dam.
 * Mitochondrial alleles come from the dam only.
 */
export function listOffspring(
  locus: Locus,
  sex: ChromosomalSex,
  { dam, sire }: ParentPools,
): readonly OffspringGenotype[] {
  const single = dam.map(([allele, share]) => ({ alleles: [allele], share }));
  const pairs = dam.flatMap(([allele, share]) =>
    sire.map(([other, otherShare]) => ({ alleles: [allele, other], share: share * otherShare })),
  );
  const conceived = {
    autosomal: pairs,
    "x-linked": sex === "female" ? pairs : single,
    mitochondrial: single,
    "sex-marker": [{ alleles: sexAlleles(sex), share: 1 }],
  }[locus.kind];
  const born = conceived.filter(({ alleles }) => !isLethal(locus, alleles));
  const total = born.reduce((sum, { share }) => sum + share, 0);
  return born.map(({ alleles, share }) => ({ alleles, share: share / total }));
}

/** One child. A lethal combination is drawn again, because it is never born. */
export function drawOffspring(
  random: Random,
  locus: Locus,
  sex: ChromosomalSex,
  { dam, sire }: ParentPools,
): readonly string[] {
  if (locus.kind === "sex-marker") return sexAlleles(sex);
  const isSingle = locus.kind === "mitochondrial" || (locus.kind === "x-linked" && sex === "male");
  for (let attempt = 0; attempt < 1000; attempt++) {
    const fromDam = pickByShare(random, dam);
    const alleles = isSingle ? [fromDam] : [fromDam, pickByShare(random, sire)];
    if (!isLethal(locus, alleles)) return alleles;
  }
  throw new Error(`These parents have no living offspring at ${locus.key}.`);
}

export const sexAlleles = (sex: ChromosomalSex): readonly [string, string] =>
  sex === "female" ? ["X", "X"] : ["X", "Y"];
