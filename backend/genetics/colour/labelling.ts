/** How genotypes become the name of a colour: each locus shows a trait, and the traits together have a name. */
export interface Labelling<Symbol extends string> {
  /** What the genotype of a locus shows. Genotypes that look alike show the same. */
  readonly traits: Readonly<Record<Symbol, (genotype: string) => string>>;
  readonly label: (traitOf: (symbol: Symbol) => string) => string;
}

export const hasAllele = (genotype: string, allele: string) => genotype.split("/").includes(allele);
