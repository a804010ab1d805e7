import { describe, expect, it } from "vitest";
import { allBreedsIds, categoriesOfType } from "@/lib/config/categories";
import { regions } from "@/lib/config/markets";
import {
  listCataloguePages,
  cataloguePages,
  findOtherSpeciesPage,
  findCataloguePage,
  isSoldIn,
  vetCatalogueCategoryIds,
} from "./catalogues";
import { listBreadcrumbs } from "./breadcrumbs";
import { productFilters } from "@/lib/domain/product-filters";

/** As they are documented. */
const slugs = [
  "best-sellers",
  "single-tests",
  "full-breed-profiles",
  "dna-tests",
  "dna-profile-parentage",
  "geno-pet",
  "multi-packs",
  "breeds",
  "build-custom-profile",
  "other-products",
];

it("are four, of ten shelves each, in the documented order", () => {
  const vetSlugs = slugs.map((slug) => (slug === "geno-pet" ? "geno-vet" : slug));
  const all = [
    ...["canine", "feline"].flatMap((species) => slugs.map((slug) => `/store/breeder/${species}/${slug}`)),
    ...["canine", "feline"].flatMap((species) => vetSlugs.map((slug) => `/store/vet/${species}/${slug}`)),
  ];
  expect(cataloguePages.map(({ path }) => path)).toEqual(all);
});

describe("the documented numbers", () => {
  it.each([
    ["breeder/canine/single-tests", [1, 6]],
    ["breeder/feline/single-tests", [7, 14]],
    ["breeder/canine/full-breed-profiles", [4, 36]],
    ["vet/feline/full-breed-profiles", [9]],
    ["breeder/canine/dna-tests", [1, 3, 6]],
    ["vet/feline/dna-tests", [7, 8, 14]],
    ["breeder/canine/dna-profile-parentage", [3]],
    ["vet/feline/dna-profile-parentage", [8]],
    ["breeder/canine/geno-pet", [10, 17, 19]],
    ["breeder/feline/geno-pet", [11, 17]],
    ["vet/canine/geno-vet", [12]],
    ["vet/feline/geno-vet", [13]],
    ["breeder/canine/multi-packs", [15]],
    ["vet/feline/multi-packs", [16]],
    ["breeder/canine/other-products", [20, 21, 24]],
    ["vet/feline/other-products", [21, 24]],
  ])("%s is made of %j", (address, ids) => {
    const shelf = cataloguePages.find(({ path }) => path === `/store/${address}`);
    expect(shelf?.categoryIds.toSorted((one, other) => one - other)).toEqual(ids);
  });

  it("the filter for full breed profiles has 4, the kit 36 and the sub-category 9; 3 and 4 mean every breed", () => {
    expect(categoriesOfType("full-breed-profile").toSorted((one, other) => one - other)).toEqual([4, 9, 36]);
    expect(allBreedsIds).toEqual({ canine: 3, feline: 4 });
  });

  it.each(cataloguePages)("all of $path lie between 1 and 43, none twice", ({ categoryIds }) => {
    expect(new Set(categoryIds).size).toBe(categoryIds.length);
    for (const id of categoryIds) expect(id > 0 && id <= 43).toBe(true);
  });

  it("a vet has the screen for practices and never the one for pets, a breeder the other way round", () => {
    const ids = (role: "breeder" | "vet") =>
      (["canine", "feline"] as const).flatMap((species) =>
        listCataloguePages({ role, species }).flatMap((shelf) => shelf.categoryIds),
      );
    expect(ids("vet")).toEqual(expect.arrayContaining([12, 13]));
    for (const pet of [10, 11, 17, 19]) expect(ids("vet")).not.toContain(pet);
    for (const practice of [12, 13]) expect(ids("breeder")).not.toContain(practice);
  });

  it("only a vet's search keeps to numbers, and finds what stands in their catalogue", () => {
    const sent = (role: "breeder" | "vet") => productFilters({ role, species: "feline" }, "guest");
    expect(sent("breeder")).not.toHaveProperty("category_ids");
    const ids = String(Object.entries(sent("vet")).find(([key]) => key === "category_ids")?.[1]).split(",");
    for (const id of vetCatalogueCategoryIds("feline")) expect(ids).toContain(String(id));
  });
});

describe("a shelf", () => {
  it("is found by role, species and name, and nothing else is", () => {
    expect(findCataloguePage("vet", "canine", "geno-vet")?.messageKey).toBe("vet.genoPet");
    for (const [species, slug] of [
      ["canine", "geno-pet"],
      ["equine", "geno-vet"],
      ["canine", "innovative"],
      ["canine", "toString"],
      ["", ""],
    ] as const)
      expect(findCataloguePage("vet", species, slug)).toBeUndefined();
  });

  it("has the same one of the other species", () => {
    for (const shelf of cataloguePages) {
      const other = findOtherSpeciesPage(shelf);
      expect([other?.role, other?.key]).toEqual([shelf.role, shelf.key]);
      expect(other?.species).not.toBe(shelf.species);
    }
  });

  it("leads back through pages that exist", () => {
    const way = listBreadcrumbs("/store/vet/feline/geno-vet").map(({ href }) => href);
    expect(way).toEqual(["/", "/store", "/store/vet", "/store/vet/feline"]);
  });
});

it.each(regions)(
  "other products are on sale in %s only if that is Australia; all else everywhere",
  (region) => {
    const missing = cataloguePages.filter((shelf) => !isSoldIn(shelf, region)).map(({ slug }) => slug);
    expect([...new Set(missing)]).toEqual(region === "AU" ? [] : ["other-products"]);
  },
);
