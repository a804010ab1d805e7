/** Both alleles by symbol of the locus. A male has one allele of an X-linked locus. */
export type CoatGenotypes = Readonly<Record<string, readonly string[] | undefined>>;

/** The allele that shows: the first in the order of dominance. */
export function shownAllele(order: readonly string[], alleles: readonly string[]): string | undefined {
  return order.find((allele) => alleles.includes(allele));
}

export const has = (alleles: readonly string[] | undefined, allele: string): boolean =>
  alleles?.includes(allele) ?? false;

/** Both alleles are one of these. */
export const areAll = (alleles: readonly string[] | undefined, test: (allele: string) => boolean): boolean =>
  alleles !== undefined && alleles.length > 0 && alleles.every(test);
