import { describe, expect, it } from "vitest";
import {
  findInOtherSpecies,
  findCategoryPage,
  categoryPages,
  listCategoryPages,
  listTestTypes,
} from "./category-pages";

const breederSlugs = [
  "dna-tests",
  "full-breed-profile",
  "dna-profile-parentage",
  "geno-pet",
  "innovative",
  "multi-packs",
];
const vetSlugs = ["dna-tests", "innovative", "full-breed-profile", "geno-pet"];

/** The documented paths. */
const documentedPaths = [
  ...["dogs", "cats"].flatMap((animals) => [
    ...breederSlugs.map((slug) => `/breeder/for-${animals}/${slug}`),
    ...vetSlugs.map((slug) => `/vet/for-${animals}/${slug}`),
  ]),
  "/breeder/for-dogs/dog-dna-tests",
  "/breeder/for-cats/cat-dna-tests",
  "/pet-owner/products",
];

it("categoryPages has exactly the documented paths", () => {
  expect(categoryPages.map(({ path }) => path).toSorted()).toEqual(documentedPaths.toSorted());
});

it.each([
  ["/breeder/for-dogs/dna-tests", [1, 3, 6]],
  ["/breeder/for-cats/dna-tests", [7, 8, 14]],
  ["/breeder/for-dogs/full-breed-profile", [4, 36]],
  ["/breeder/for-cats/full-breed-profile", [9]],
  ["/breeder/for-dogs/dna-profile-parentage", [3]],
  ["/breeder/for-cats/dna-profile-parentage", [8]],
  ["/breeder/for-dogs/geno-pet", [10, 17, 19]],
  ["/breeder/for-cats/geno-pet", [11, 17]],
  ["/vet/for-dogs/geno-pet", [12]],
  ["/vet/for-cats/geno-pet", [13]],
  ["/breeder/for-dogs/multi-packs", [15]],
  ["/breeder/for-cats/multi-packs", [16]],
  ["/vet/for-dogs/innovative", [22]],
  ["/breeder/for-cats/innovative", [23]],
  ["/breeder/for-dogs/dog-dna-tests", [1, 3, 4, 6, 10, 19, 36]],
  ["/pet-owner/products", [4, 9, 10, 11, 17, 19, 20, 36]],
])("%s lists the categories %j", (path, ids) => {
  const page = categoryPages.find((candidate) => candidate.path === path);
  expect(page?.categoryIds.toSorted((a, b) => a - b)).toEqual(ids);
});

describe("category page", () => {
  const dogs = { role: "breeder", species: "canine" } as const;

  it("is found under its own landing page only", () => {
    expect(findCategoryPage(dogs, "geno-pet")?.path).toBe("/breeder/for-dogs/geno-pet");
    for (const slug of ["cat-dna-tests", "breeds", "products", "toString", ""])
      expect(findCategoryPage(dogs, slug)).toBeUndefined();
    expect(listCategoryPages({ role: "vet", species: "feline" })).toHaveLength(4);
  });

  it("is found from the other species by a slug of its own", () => {
    expect(findInOtherSpecies(dogs, "cat-dna-tests")?.path).toBe("/breeder/for-cats/cat-dna-tests");
    expect(findInOtherSpecies({ ...dogs, species: "feline" }, "dog-dna-tests")?.path).toBe(
      "/breeder/for-dogs/dog-dna-tests",
    );
    expect(findInOtherSpecies({ role: "vet", species: "canine" }, "cat-dna-tests")).toBeUndefined();
  });

  it.each([
    ["dog-dna-tests", ["full-breed-profile", "disease", "trait", "dna-profile"]],
    ["dna-tests", ["disease", "trait", "dna-profile"]],
    ["dna-profile-parentage", []],
    ["multi-packs", []],
  ])("%s can be filtered by the types %j", (slug, types) => {
    const page = findCategoryPage(dogs, slug);
    expect(page && listTestTypes(page)).toEqual(types);
  });
});
