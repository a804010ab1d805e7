import { describe, expect, it } from "vitest";
import { breedFacts } from "./breed-facts";
import { buildProducts } from "./build-products";
import { categories } from "./categories";
import { productTypes } from "./taxonomy";
import { testByCode } from "./test-facts";

const products = buildProducts();
const byId = new Map(products.map((product) => [product.id, product]));

describe("buildProducts", () => {
  it("returns the same products every time", () => {
    expect(buildProducts()).toEqual(products);
  });

  it("gives every product a unique id and uses the documented ids", () => {
    expect(byId.size).toBe(products.length);
    const special = products.filter((product) => product.special).map((product) => product.id);
    expect(special.toSorted((one, two) => one - two)).toEqual([313, 969, 970, 1221]);
    expect(byId.get(298)?.typeId).toBe(4);
    expect(byId.get(313)?.name).toBe("Cat Scan");
  });

  it("sells each of the 457 tests singly", () => {
    const singles = products.filter((product) => product.id > 10_000 && product.id < 14_000);
    expect(singles).toHaveLength(457);
    expect(new Set(singles.flatMap((product) => product.testCodes)).size).toBe(457);
  });

  it("references existing tests, breeds, categories and types of the same species", () => {
    const breeds = new Set(breedFacts.map((breed) => `${breed.species} ${breed.name}`));
    const types = new Set<number>(productTypes.map((type) => type.id));
    for (const product of products) {
      const category = categories.find((row) => row.id === product.categoryId);
      expect(category, product.name).toBeDefined();
      if (category?.species) expect(product.species, product.name).toBe(category.species);
      expect(types).toContain(product.typeId);
      expect(new Set(product.testCodes).size, product.name).toBe(product.testCodes.length);
      for (const code of product.testCodes)
        expect(testByCode(code).species, product.name).toBe(product.species);
      if (product.breedNames === "all") continue;
      for (const breed of product.breedNames) expect(breeds).toContain(`${product.species} ${breed}`);
    }
  });

  it("gives unique names within a species and unique slugs", () => {
    const slug = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
    const names = products.map((product) => slug(`${product.name} ${product.species}`));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it("sets plausible days, pack sizes and audiences", () => {
    for (const product of products) {
      expect(product.createdAt, product.name).toMatch(/^202[4-6]-[01]\d-[0-3]\d$/);
      expect(Number.isNaN(Date.parse(product.createdAt)), product.name).toBe(false);
      expect(product.createdAt >= "2024-05-20" && product.createdAt <= "2026-11-15", product.name).toBe(true);
      expect(Number.isInteger(product.popularity) && product.popularity >= 0, product.name).toBe(true);
      expect(product.audiences.length, product.name).toBeGreaterThan(0);
      expect(product.packSize).toBeGreaterThan(0);
      if (product.packOf !== null) expect(byId.has(product.packOf), product.name).toBe(true);
      const [from, to] = product.turnaroundDays ?? [1, 2];
      expect(from).toBeLessThan(to);
    }
  });

  it("requires an animal for upgrades and reports only", () => {
    for (const product of products) if (product.upgrade) expect(product.isAnimalRequired).toBe(true);
    const needing = products.filter((product) => product.isAnimalRequired);
    expect(needing.every((product) => product.sample === "none")).toBe(true);
  });
});
