import { expect, it } from "vitest";
import { breedFacts } from "@/backend/db/seed/catalogue/breed-facts";
import { buildProducts } from "@/backend/db/seed/catalogue/build-products";
import { paths } from "@/lib/navigation/paths";
import { slug } from "./slug";

const products = buildProducts();
const productPaths = products.map((product) => paths.product(product));
const breedPaths = breedFacts.map((breed) => paths.breed({ ...breed, species: { name: breed.species } }));

it("of every product and breed there is can be read back to its id", () => {
  expect(productPaths.length).toBeGreaterThan(600);
  expect(breedPaths.length).toBe(821 + 389);
  expect(productPaths.map(idOf)).toEqual(products.map(({ id }) => id));
  expect(breedPaths.map(idOf)).toEqual(breedFacts.map(({ id }) => id));
});

it("gives everything an address of its own", () => {
  const all = [...productPaths, ...breedPaths];
  expect(new Set(all).size).toBe(all.length);
});

it("writes nothing but letters, digits and hyphens between slashes", () => {
  const shape = /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/;
  expect([...productPaths, ...breedPaths].filter((path) => !shape.test(path))).toEqual([]);
});

it("is found again under the same address once it was in a browser's bar", () => {
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
])("%j becomes %s", (parts, text) => {
  expect(slug(...parts)).toBe(text);
});

function idOf(path: string): number {
  return Number(/\/(\d+)$/.exec(path)?.[1]);
}
