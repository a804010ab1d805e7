import { categoriesOfType } from "@/lib/config/shop/categories";
import type { SpeciesName } from "@/lib/domain/species";
import type { SearchFacts } from "@/backend/db/seed/searchable";
import { breedFacts } from "./breed-facts";
import { categories } from "./categories";
import type { ProductSeed } from "./product-seed";
import { everydayNamesOfProduct, everydayNamesOfTest } from "./synonyms";
import { testByCode, type TestFact } from "./test-facts";

const aliasesOf = new Map(breedFacts.map(({ species, name, aliases }) => [`${species} ${name}`, aliases]));

const categoryNames = new Map(categories.map(({ id, name }) => [id, name]));

/** Words people add to any search: "dna test for cats". */
const commonTerms: Readonly<Record<SpeciesName, string>> = {
  canine: "dog dogs canine puppy dna genetic test",
  feline: "cat cats feline kitten dna genetic test",
};

export function searchFactsOfTest(test: TestFact): SearchFacts {
  const { code, name, species, summary } = test;
  const ids = identifiersOf(test);
  return {
    names: [name],
    otherNames: [code, ...ids, ...everydayNamesOfTest(test)],
    concerns: breedNames(species, test.breeds),
    about: [summary, commonTerms[species]],
    parts: [name, code, ...ids],
  };
}

/** A single test is found by its gene and its OMIA number too; a panel only by its own words. */
export function searchFactsOfProduct(product: ProductSeed): SearchFacts {
  const { id, name, species, summary, testCodes, categoryId } = product;
  const [code] = testCodes;
  const single = testCodes.length === 1 && code !== undefined ? testByCode(code) : undefined;
  const ids = single ? identifiersOf(single) : [];
  const codes = single ? [single.code] : [];
  return {
    names: [name],
    otherNames: [
      ...codes,
      ...ids,
      ...(single ? everydayNamesOfTest(single) : []),
      ...everydayNamesOfProduct(id),
      ...profiledBreed(product),
    ],
    concerns: species === null || product.breedNames === "all" ? [] : breedNames(species, product.breedNames),
    about: [summary, categoryNames.get(categoryId) ?? "", species === null ? "" : commonTerms[species]],
    parts: [name, ...codes, ...ids],
  };
}

/** The name of a breed alone finds its Full Breed Profile first. */
export function profiledBreed({ categoryId, breedNames: named }: ProductSeed): readonly string[] {
  const isProfile = categoriesOfType("full-breed-profile").some((id) => id === categoryId);
  return isProfile && named !== "all" && named.length === 1 ? named : [];
}

/** OMIA numbers are written with their species and without. */
function identifiersOf({ gene, omia }: TestFact): readonly string[] {
  const [trait] = omia?.split("-") ?? [];
  return [gene, omia, trait, trait?.replace(":", "")].filter((text) => text !== null && text !== undefined);
}

function breedNames(species: SpeciesName, names: readonly string[]): readonly string[] {
  return names.flatMap((name) => [name, ...(aliasesOf.get(`${species} ${name}`) ?? [])]);
}
