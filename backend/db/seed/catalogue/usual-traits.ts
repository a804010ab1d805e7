import { type SpeciesName } from "@/lib/domain/species";

/** The colour and coat tests that belong to every Full Breed Profile of a species. */
export const usualTraits: Readonly<Record<SpeciesName, readonly string[]>> = {
  canine: [
    "a-locus",
    "b-locus",
    "d-locus",
    "e-locus",
    "em-mask",
    "k-locus",
    "s-locus",
    "merle",
    "l-fgf5",
    "curl",
    "furn",
  ],
  feline: [
    "agouti-cat",
    "brown-cat",
    "cp-cb",
    "cp-cs",
    "dilute-cat",
    "orange",
    "white-spot",
    "tabby-taqpep",
    "long-fgf5",
    "blood-cat",
  ],
};
