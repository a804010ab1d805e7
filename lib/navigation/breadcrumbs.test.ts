import { expect, it } from "vitest";
import { listBreadcrumbs } from "./breadcrumbs";

const way = (path: string) => listBreadcrumbs(path).map(({ href, messageKey: words }) => `${href} ${words}`);

it("leads through every page above a shelf to the shelf", () => {
  expect(way("/vet/for-cats/geno-pet")).toEqual([
    "/ places.home",
    "/vet places.vet",
    "/vet/for-cats places.feline",
    "/vet/for-cats/geno-pet vet.genoPet.name",
  ]);
  expect(way("/pet-owner/products")).toEqual([
    "/ places.home",
    "/pet-owner places.owner",
    "/pet-owner/products owner.products.name",
  ]);
});

it("leaves out what is no page, and leaves the name of a product or a breed to who knows it", () => {
  expect(way("/store/geno-pet-canine/p/969")).toEqual(["/ places.home", "/store places.store"]);
  expect(way("/breeder/for-dogs/breeds/akita/2").at(-1)).toBe("/breeder/for-dogs/breeds places.breeds");
});

it("knows one way home", () => {
  expect(way("/")).toEqual(["/ places.home"]);
  expect(way("/nowhere/at/all")).toEqual(["/ places.home"]);
});
