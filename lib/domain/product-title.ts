import type { SpeciesName } from "./species";
import type { Translator } from "@/lib/i18n/translator";

interface Titled {
  readonly name: string;
  readonly species: SpeciesName | null;
}

/** Tests of dogs and of cats may have one name: with the species, where the name does not say it, titles differ. */
export function productTitle({ name, species }: Titled, words: Translator<"products">): string {
  const isSaid = species === null || /\b(dog|cat)s?\b/i.test(name);
  return isSaid ? name : words("metaTitle", { name, species });
}
