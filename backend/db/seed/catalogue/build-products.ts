import { buildFullBreedProfiles } from "./full-breed-profiles";
import { type ProductSeed, usualProduct } from "./product-seed";
import { buildListedProducts } from "./listed-products";
import { productTypes } from "@/lib/config/shop/product-types";
import { createdAtOf, testPopularity } from "./spread";
import { testFacts, type TestFact } from "./test-facts";
import { isForAllBreeds, singleTestText } from "./wording/single-test-text";

const categoryIds = {
  canine: { disease: 1, trait: 6 },
  feline: { disease: 7, trait: 14 },
} as const;

/** Everything the shop sells but shipping. Pure: the same data gives the same products, in the same order. */
export function buildProducts(): ProductSeed[] {
  return [...buildListedProducts(), ...buildFullBreedProfiles(), ...testFacts.map(singleTest)];
}

function singleTest(test: TestFact): ProductSeed {
  return {
    ...usualProduct,
    id: test.productId,
    ...singleTestText(test),
    species: test.species,
    typeId: test.kind === "trait" ? productTypes.trait : productTypes.disease,
    categoryId: categoryIds[test.species][test.kind],
    bodySystem: test.bodySystem,
    audiences: ["breeder", "owner", "vet"],
    priceBand: test.kind === "trait" ? "single-trait" : "single-disease",
    testCodes: [test.code],
    breedNames: isForAllBreeds(test) ? "all" : test.breeds,
    turnaroundDays: [7, 15],
    createdAt: createdAtOf(test.code),
    popularity: testPopularity(test.code, test.breeds.length),
  };
}
