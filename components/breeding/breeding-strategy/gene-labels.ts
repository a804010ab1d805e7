/** Names of the coat genes of a species, by input. */
export type GeneLabels = Readonly<Record<string, string>>;
