import { expect, it } from "vitest";
import { breedFacts } from "@/backend/db/seed/catalogue/breed-facts";
import { buildProducts } from "@/backend/db/seed/catalogue/build-products";
import { paths } from "@/lib/navigation/paths";
import { slug } from "./slug";

const products = buildProducts();
const productPaths = products.map((product) => paths.product(product));
const breedPaths = breedFacts.map((breed) => paths.breed({ ...breed, species: { name: breed.species } }));

it("the path of every product and breed contains its id", () => {
  expect(productPaths.length).toBeGreaterThan(600);
  expect(breedPaths.length).toBe(821 + 389);
  expect(productPaths.map(idOf)).toEqual(products.map(({ id }) => id));
  expect(breedPaths.map(idOf)).toEqual(breedFacts.map(({ id }) => id));
});

it("paths are unique", () => {
  const all = [...productPaths, ...breedPaths];
  expect(new Set(all).size).toBe(all.length);
});

it("paths contain only letters, digits, hyphens and slashes", () => {
  const shape = /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/;
  expect([...productPaths, ...breedPaths].filter((path) => !shape.test(path))).toEqual([]);
});

it("paths are unchanged by URL parsing", () => {
  for (const path of [...productPaths, ...breedPaths])
    expect(new URL(path, "https://shop.example").pathname).toBe(path);
});

it.each([
  [["Geno Pet", "canine"], "geno-pet-canine"],
  [["Swab kit", null], "swab-kit"],
  [["Alaskan Husky's (type 2.1)", undefined], "alaskan-huskys-type-2-1"],
  [["Akbaş/Çoban"], "akbas-coban"],
  [["…"], "item"],
  [[""], "item"],
])("slug converts %j to %s", (parts, text) => {
  expect(slug(...parts)).toBe(text);
});

function idOf(path: string): number {
  return Number(/\/(\d+)$/.exec(path)?.[1]);
}
