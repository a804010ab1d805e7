import { expect, it } from "vitest";
import type { Language } from "@/lib/config/languages";
import { getTranslator } from "@/lib/i18n/messages";
import { productTitle } from "./product-title";

const test = { species: "canine", categoryId: 1, isForAllBreeds: true } as const;

it.each<readonly [Language, string, string]>([
  ["en", "Geno Pet for dogs", "Geno Pet for dogs"],
  ["en", "MDR1", "MDR1 in dogs"],
  ["de", "Komplettprofil der Rasse – jede Hunderasse", "Komplettprofil der Rasse – jede Hunderasse"],
  ["de", "MDR1", "MDR1 – Hunde"],
  ["es", "Geno Pet para perros", "Geno Pet para perros"],
  ["fr", "Profil ADN du chien", "Profil ADN du chien"],
  ["fr", "Panel Château", "Panel Château chez le chien"],
  [
    "it",
    "Profilo completo di razza – qualsiasi razza canina",
    "Profilo completo di razza – qualsiasi razza canina",
  ],
  ["nl", "Volledig rasprofiel – elk hondenras", "Volledig rasprofiel – elk hondenras"],
  ["pl", "Profil DNA psa", "Profil DNA psa"],
  ["pl", "Panel umaszczenia psów", "Panel umaszczenia psów"],
  ["pt", "Perfil de ADN de cão", "Perfil de ADN de cão"],
  ["sv", "Kit för komplett rasprofil, hund", "Kit för komplett rasprofil, hund"],
])("productTitle in %s names the species of %s once", (language, name, title) => {
  const words = getTranslator(language, "products");
  expect(productTitle({ ...test, name }, words, language)).toBe(title);
});

it("productTitle adds no species to the name of a breed", () => {
  const name = "Full Breed Profile – Maine Coon";
  const words = getTranslator("en", "products");
  expect(productTitle({ name, species: "feline", categoryId: 9, isForAllBreeds: false }, words, "en")).toBe(
    name,
  );
});
