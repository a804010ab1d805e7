import type { SpeciesName } from "@/lib/domain/species";
import type { Translator } from "@/lib/i18n/translator";

interface TitledProduct {
  readonly name: string;
  readonly species: SpeciesName | null;
}

/** Adds the species unless the name contains it, because tests for dogs and cats may share a name. */
export function productTitle({ name, species }: TitledProduct, words: Translator<"products">): string {
  const namesSpecies = species === null || /\b(dog|cat)s?\b/i.test(name);
  return namesSpecies ? name : words("metaTitle", { name, species });
}
