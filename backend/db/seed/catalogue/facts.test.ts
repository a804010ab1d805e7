import { describe, expect, it } from "vitest";
import profiles from "@/backend/db/seed/data/full-breed-profiles.json" with { type: "json" };
import { breedFacts } from "./breed-facts";
import { categories } from "./categories";
import { breedTests } from "./full-breed-profiles";
import { oneOf } from "./one-of";
import { speciesNames } from "@/lib/domain/species";
import { allBreedsIds } from "@/lib/config/shop/categories";
import { bodySystems, productTypes } from "./taxonomy";
import { testFacts } from "./test-facts";
import { handWrittenTexts } from "@/backend/db/seed/catalogue/wording/hand-written-texts";

const unique = (values: readonly unknown[]): number => new Set(values).size;

describe("breeds", () => {
  it("have a unique id each", () => {
    const dogs = breedFacts.filter((breed) => breed.species === "canine");
    const cats = breedFacts.filter((breed) => breed.species === "feline");
    expect([dogs.length, cats.length]).toEqual([821, 389]);
    expect([dogs[0]?.id, dogs.at(-1)?.id, cats[0]?.id, cats.at(-1)?.id]).toEqual([101, 921, 2001, 2389]);
    expect(unique([...breedFacts.map((breed) => breed.id), ...Object.values(allBreedsIds)])).toBe(1212);
  });
});

describe("tests", () => {
  it("have a unique code and product each", () => {
    expect(testFacts).toHaveLength(457);
    expect(unique(testFacts.map((test) => test.code))).toBe(457);
    expect(unique(testFacts.map((test) => test.productId))).toBe(457);
  });

  it("reference known body systems and breeds", () => {
    const breeds = new Set(breedFacts.map((breed) => `${breed.species} ${breed.name}`));
    const systems = new Set<string>(bodySystems.map((system) => system.name));
    for (const test of testFacts) {
      expect(systems, test.code).toContain(test.bodySystem);
      for (const breed of test.breeds) expect(breeds, test.code).toContain(`${test.species} ${breed}`);
    }
  });

  it("have hand-written texts for known tests only", () => {
    const codes = new Set(testFacts.map((test) => test.code));
    for (const code of handWrittenTexts.keys()) expect(codes).toContain(code);
  });
});

describe("taxonomy", () => {
  it("uses the documented ids", () => {
    expect(productTypes.map((type) => type.id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(bodySystems.map((system) => system.id)).toEqual(bodySystems.map((_, index) => index + 1));
    expect(bodySystems).toHaveLength(18);
    const documented = [4, 1, 6, 3, 9, 7, 14, 8, 36];
    const found = categories.map((category) => category.id);
    expect(found).toEqual(expect.arrayContaining(documented));
    expect(unique(found)).toBe(categories.length);
    expect(Math.max(...found)).toBeLessThanOrEqual(43);
  });

  it("has a Full Breed Profile for exactly the breeds with three disease tests or more", () => {
    const expected = breedFacts.filter((breed) => breedTests(breed.name, breed.species).diseases.length >= 3);
    const listed = profiles.map((row) => `${oneOf(speciesNames, row.species)} ${row.breed}`);
    expect(listed.toSorted()).toEqual(expected.map((breed) => `${breed.species} ${breed.name}`).toSorted());
  });

  it("rejects an unknown term", () => {
    expect(() => oneOf(speciesNames, "equine")).toThrow("none of");
  });
});
