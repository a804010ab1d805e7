import { describe, expect, it } from "vitest";
import { allBreedsIds, categoriesOfType } from "@/lib/config/shop/categories";
import { stores } from "@/lib/config/markets/markets";
import {
  listCataloguePages,
  cataloguePages,
  findOtherSpeciesPage,
  findCataloguePage,
  isSoldIn,
  vetCatalogueCategoryIds,
} from "./catalogues";
import { listBreadcrumbs } from "./breadcrumbs";
import { productFilters } from "./product-filters";

/** The documented slugs. */
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

it("cataloguePages has the documented pages in order", () => {
  const vetSlugs = slugs.map((slug) => (slug === "geno-pet" ? "geno-vet" : slug));
  const all = [
    ...["canine", "feline"].flatMap((species) => slugs.map((slug) => `/store/breeder/${species}/${slug}`)),
    ...["canine", "feline"].flatMap((species) => vetSlugs.map((slug) => `/store/vet/${species}/${slug}`)),
  ];
  expect(cataloguePages.map(({ path }) => path)).toEqual(all);
});

describe("categories of catalogue pages", () => {
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
  ])("%s lists the categories %j", (address, ids) => {
    const page = cataloguePages.find(({ path }) => path === `/store/${address}`);
    expect(page?.categoryIds.toSorted((a, b) => a - b)).toEqual(ids);
  });

  it("the type full-breed-profile has the categories 4, 9 and 36", () => {
    expect(categoriesOfType("full-breed-profile").toSorted((a, b) => a - b)).toEqual([4, 9, 36]);
    expect(allBreedsIds).toEqual({ canine: 3, feline: 4 });
  });

  it.each(cataloguePages)("the categories of $path are unique and between 1 and 43", ({ categoryIds }) => {
    expect(new Set(categoryIds).size).toBe(categoryIds.length);
    for (const id of categoryIds) expect(id > 0 && id <= 43).toBe(true);
  });

  it("vets have the practice products and breeders the pet products", () => {
    const ids = (role: "breeder" | "vet") =>
      (["canine", "feline"] as const).flatMap((species) =>
        listCataloguePages({ role, species }).flatMap((page) => page.categoryIds),
      );
    expect(ids("vet")).toEqual(expect.arrayContaining([12, 13]));
    for (const pet of [10, 11, 17, 19]) expect(ids("vet")).not.toContain(pet);
    for (const practice of [12, 13]) expect(ids("breeder")).not.toContain(practice);
  });

  it("only a vet's search is limited to the categories of their catalogue", () => {
    const filters = (role: "breeder" | "vet") => productFilters({ role, species: "feline" }, "guest");
    expect(filters("breeder")).not.toHaveProperty("category_ids");
    const ids = String(Object.entries(filters("vet")).find(([key]) => key === "category_ids")?.[1]).split(
      ",",
    );
    for (const id of vetCatalogueCategoryIds("feline")) expect(ids).toContain(String(id));
  });
});

describe("catalogue page", () => {
  it("is found by role, species and slug", () => {
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

  it("has a counterpart for the other species", () => {
    for (const page of cataloguePages) {
      const other = findOtherSpeciesPage(page);
      expect([other?.role, other?.key]).toEqual([page.role, page.key]);
      expect(other?.species).not.toBe(page.species);
    }
  });

  it("has breadcrumbs of existing pages", () => {
    const hrefs = listBreadcrumbs("/store/vet/feline/geno-vet").map(({ href }) => href);
    expect(hrefs).toEqual(["/", "/store", "/store/vet", "/store/vet/feline"]);
  });
});

it.each(stores)("isSoldIn excludes other products in %s unless it is Australia", (store) => {
  const missing = cataloguePages.filter((page) => !isSoldIn(page, store)).map(({ slug }) => slug);
  expect([...new Set(missing)]).toEqual(store === "AU" ? [] : ["other-products"]);
});
