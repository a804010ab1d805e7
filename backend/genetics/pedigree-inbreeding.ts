interface PedigreeAnimal {
  readonly dam?: string | undefined;
  readonly sire?: string | undefined;
}

/** Animals by name. An unknown parent is missing; parents come with their own parents. */
export type Pedigree = Readonly<Record<string, PedigreeAnimal | undefined>>;

/**
 * COI from a pedigree: the chance that both alleles of a gene come from one allele of an ancestor. The kinship of the
 * parents, which is the sum over all paths through common ancestors, each with the ancestor's own inbreeding.
 */
export function pedigreeInbreeding(pedigree: Pedigree, animal: string): number {
  const kinships = new Map<string, number>();
  const depths = new Map<string, number>();
  return inbreedingOf(animal);

  function inbreedingOf(name: string): number {
    const { dam, sire } = pedigree[name] ?? {};
    return dam === undefined || sire === undefined ? 0 : kinship(dam, sire);
  }

  function kinship(one: string, other: string): number {
    if (one === other) return (1 + inbreedingOf(one)) / 2;
    // The parents of the younger one: the other cannot descend from it.
    const [younger, older] = depth(one) >= depth(other) ? [one, other] : [other, one];
    const key = `${younger}\n${older}`;
    const known = kinships.get(key);
    if (known !== undefined) return known;
    const { dam, sire } = pedigree[younger] ?? {};
    const through = (parent: string | undefined) => (parent === undefined ? 0 : kinship(parent, older) / 2);
    const value = through(dam) + through(sire);
    kinships.set(key, value);
    return value;
  }

  /** Longest way to an ancestor without parents. */
  function depth(name: string): number {
    const known = depths.get(name);
    if (known !== undefined) return known;
    const { dam, sire } = pedigree[name] ?? {};
    const parents = [dam, sire].filter((parent) => parent !== undefined);
    const value = parents.length === 0 ? 0 : 1 + Math.max(...parents.map(depth));
    depths.set(name, value);
    return value;
  }
}
