import { expect, it } from "vitest";
import { paths } from "./paths";

it("paths.product contains name, species and id", () => {
  const product = { id: 969, name: "Geno Pet for dogs" };
  expect(paths.product({ ...product, species: "canine" })).toBe("/store/geno-pet-for-dogs-canine/p/969");
  expect(paths.product({ ...product, species: null })).toBe("/store/geno-pet-for-dogs/p/969");
});

it("paths.breed is below the breeds of its species", () => {
  const breed = { id: 7, name: "Maine Coon" };
  expect(paths.breed({ ...breed, species: { name: "feline" } })).toBe(
    "/breeder/for-cats/breeds/maine-coon/7",
  );
  expect(paths.breed({ ...breed, species: { name: "canine" } })).toBe(
    "/breeder/for-dogs/breeds/maine-coon/7",
  );
  expect(paths.breeds("canine")).toBe("/breeder/for-dogs/breeds");
});

it("paths.loginFor encodes the next path", () => {
  expect(paths.loginFor("/my?page=2")).toBe("/login?next=%2Fmy%3Fpage%3D2");
});

it("paths.picture changes with the name and the language", () => {
  const old = paths.picture("product", { id: 1, name: "Old" }, "en");
  expect(old).toBe("/og/product/1?v=old");
  expect(paths.picture("product", { id: 1, name: "New" }, "en")).not.toBe(old);
  expect(paths.picture("product", { id: 1, name: "Old" }, "pl")).toBe("/og/product/1/pl?v=old");
});
