import { expect, it } from "vitest";
import { listBreadcrumbs } from "./breadcrumbs";

const breadcrumbs = (path: string) =>
  listBreadcrumbs(path).map(({ href, messageKey }) => `${href} ${messageKey}`);

it("listBreadcrumbs lists every page above a category page", () => {
  expect(breadcrumbs("/vet/for-cats/geno-pet")).toEqual([
    "/ places.home",
    "/vet places.vet",
    "/vet/for-cats places.feline",
    "/vet/for-cats/geno-pet vet.genoPet.name",
  ]);
  expect(breadcrumbs("/pet-owner/products")).toEqual([
    "/ places.home",
    "/pet-owner places.owner",
    "/pet-owner/products owner.products.name",
  ]);
});

it("listBreadcrumbs leaves out segments that are no page, and the product or breed itself", () => {
  expect(breadcrumbs("/store/geno-pet-canine/p/969")).toEqual(["/ places.home", "/store places.store"]);
  expect(breadcrumbs("/breeder/for-dogs/breeds/akita/2").at(-1)).toBe(
    "/breeder/for-dogs/breeds places.breeds",
  );
});

it("listBreadcrumbs returns only the front page for unknown paths", () => {
  expect(breadcrumbs("/")).toEqual(["/ places.home"]);
  expect(breadcrumbs("/nowhere/at/all")).toEqual(["/ places.home"]);
});
