import type { Language } from "@/lib/config/languages";
import { isFullBreedProfile } from "@/lib/domain/kits/pet-form";
import type { SpeciesName } from "@/lib/domain/species";
import type { Translator } from "@/lib/i18n/translator";

interface TitledProduct {
  readonly name: string;
  readonly species: SpeciesName | null;
  readonly categoryId: number;
  readonly isForAllBreeds: boolean;
}

const english = /\b(dog|cat)s?\b/i;

/** Names of the species, in compounds and inflected forms. A name that is not translated is English. */
const speciesWords: Partial<Record<Language, RegExp>> = {
  de: /hund|katze/i,
  es: /(?<!\p{L})(?:perr|gat[oa])/iu,
  fr: /(?<!\p{L})(?:chien|chat)s?(?!\p{L})/iu,
  it: /(?<!\p{L})(?:can[ei]|canin[aei]|gatt[oi]|felin[aei])(?!\p{L})/iu,
  nl: /hond|(?<!\p{L})kat/iu,
  pl: /(?<!\p{L})(?:pies|ps(?:a|y|ów)|kot(?:a|y|ów)?)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:cão|cães|gatos?)(?!\p{L})/iu,
  sv: /hund|katt/i,
};

/** Adds the species unless the name contains it or a breed, because tests for dogs and cats may share a name. */
export function productTitle(
  { name, species, ...product }: TitledProduct,
  words: Translator<"products">,
  language: Language,
): string {
  const namesSpecies = english.test(name) || speciesWords[language]?.test(name) === true;
  const namesBreed = isFullBreedProfile(product) && !product.isForAllBreeds;
  return species === null || namesSpecies || namesBreed ? name : words("metaTitle", { name, species });
}
