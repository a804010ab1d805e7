import type { Breed, BreedOffer, BreedTest } from "@/lib/contract/shop/breeds/breeds.types";
import type { Facets, FoundTest, ListedProduct, Product } from "@/lib/contract/shop/products/products.types";

const price = { amount: "129.50", currency: { code: "AUD", symbol: "$" } };

export const listedProduct: ListedProduct = {
  id: 10003,
  name: "Alaskan Husky encephalopathy",
  species: "canine",
  language: "en",
  kind: "kit",
  breedId: null,
  typeId: 2,
  categoryId: 1,
  bodySystem: "Nervous",
  summary: "Seizures & ataxia in young dogs.",
  price,
  isAnimalRequired: false,
  hasUpgradeOption: false,
  testCount: 1,
  resultDays: { min: 7, max: 15 },
  each: null,
};

export const product: Product = {
  ...listedProduct,
  description: "What the test is about.",
  categoryName: "Dog disease tests",
  audiences: ["breeder"],
  sample: "swab",
  turnaroundDays: { min: 7, max: 15 },
  packSize: 1,
  tests: [
    {
      code: "ahe",
      name: "Alaskan Husky encephalopathy",
      kind: "disease",
      gene: "SLC19A3",
      omia: "OMIA:001097-9615",
      inheritance: "AR",
      bodySystem: "Nervous",
      evidence: "confirmed",
      sources: ["OMIA"],
      summary: "A thiamine transport defect.",
      breeds: { count: 1, names: ["Alaskan Husky"] },
    },
  ],
  breeds: [{ id: 110, name: "Alaskan Husky" }],
  isForAllBreeds: false,
  singly: null,
  bundles: [],
  related: [],
  parentage: null,
  fulfilment: {
    kits: 1,
    isTestIncluded: true,
    sample: "swab",
    usesStoredSample: false,
    deliverable: "report",
  },
  sizes: [],
  delivery: { price: { ...price, amount: "9.95" }, minDays: 2, maxDays: 5 },
};

export const foundTest: FoundTest = {
  code: "ahe",
  name: "Alaskan Husky encephalopathy",
  species: "canine",
  kind: "disease",
  gene: "SLC19A3",
  omia: "OMIA:001097-9615",
  product: { id: 10003, name: "Alaskan Husky encephalopathy", species: "canine" },
};

export const breed: Breed = {
  id: 110,
  name: "Alaskan Husky",
  species: { id: 1, name: "canine" },
  language: "en",
  group: "Working dogs",
  kind: "breed",
  varietyOf: null,
  origin: null,
  coat: "short",
  aliases: [],
  registries: ["FCI"],
  relatives: [{ id: 707, name: "Siberian Husky", relation: "similar" }],
};

export const breedTest: BreedTest = {
  code: "ahe",
  name: "Alaskan Husky encephalopathy",
  kind: "disease",
  gene: "SLC19A3",
  inheritance: "AR",
  bodySystem: "Nervous",
  evidence: "confirmed",
  summary: "A thiamine transport defect.",
  basis: "breed",
  relatives: [],
  breedCount: 1,
  product: { id: 10003, name: "Alaskan Husky encephalopathy", species: "canine" },
  price,
};

export const breedOffer: BreedOffer = {
  id: 401,
  name: "Full Breed Profile – any dog breed",
  species: "canine",
  kind: "full-breed",
  summary: "Everything in one kit.",
  price,
  packSize: 1,
  testCount: 11,
  isForAllBreeds: true,
  singly: { count: 11, price: { ...price, amount: "200.00" }, saved: { ...price, amount: "70.50" } },
};

/** A list response of the upstream. */
export function listResponse(products: readonly ListedProduct[], count = products.length) {
  const results = products.map(({ id, name, species, language, ...details }) => ({
    id,
    name,
    species,
    language,
    details,
  }));
  return { results, count, next: null, previous: null };
}

export const facets: Facets = {
  types: { "full-breed-profile": 3, disease: 31, trait: 7, "dna-profile": 0 },
  species: { any: 41, canine: 29, feline: 11 },
  breeds: [],
};
