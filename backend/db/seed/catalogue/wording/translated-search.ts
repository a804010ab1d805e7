import type { ProductSeed } from "@/backend/db/seed/catalogue/product-seed";
import { profiledBreed } from "@/backend/db/seed/catalogue/search-facts";
import { everydayNamesOfProduct, everydayNamesOfTest } from "@/backend/db/seed/catalogue/synonyms";
import { testByCode, type TestFact } from "@/backend/db/seed/catalogue/test-facts";
import type { SearchFacts } from "@/backend/db/seed/searchable";
import type { SpeciesName } from "@/lib/domain/species";
import { breedNamesIn, type CatalogueTranslation, type Texts } from "./translate-products";

type Translation = Pick<CatalogueTranslation, "breeds" | "synonyms">;

/** What a test is found by in another language, beside its English words. */
export function translatedFactsOfTest(
  test: TestFact,
  { name, summary }: Omit<Texts, "description">,
  translation: Translation,
): SearchFacts {
  const { species, breeds } = test;
  const everyday = everydayNamesOfTest(test, translation.synonyms);
  return {
    names: [name],
    otherNames: everyday,
    concerns: breedNamesIn(translation, species, breeds),
    about: [summary, ...wordsOfSpecies(translation, species)],
    parts: [name, ...everyday],
  };
}

/** What a product is found by in another language. The name of a breed alone finds its profile first. */
export function translatedFactsOfProduct(
  product: ProductSeed,
  { name, summary }: Texts,
  translation: Translation,
): SearchFacts {
  const { id, species, testCodes, breedNames: named } = product;
  const [code] = testCodes;
  const ofTest =
    testCodes.length === 1 && code !== undefined
      ? everydayNamesOfTest(testByCode(code), translation.synonyms)
      : [];
  const everyday = [...ofTest, ...everydayNamesOfProduct(id, translation.synonyms)];
  const breeds = species === null || named === "all" ? [] : breedNamesIn(translation, species, named);
  return {
    names: [name],
    otherNames: [...everyday, ...(profiledBreed(product).length > 0 ? breeds : [])],
    concerns: breeds,
    about: [summary, ...(species === null ? [] : wordsOfSpecies(translation, species))],
    parts: [name, ...everyday],
  };
}

function wordsOfSpecies({ synonyms }: Translation, species: SpeciesName): readonly string[] {
  return synonyms.filter((synonym) => synonym.species === species).flatMap(({ say }) => say);
}
