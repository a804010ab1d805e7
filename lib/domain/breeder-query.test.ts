import { expect, it } from "vitest";
import { breederHref, hasFilters, parseBreederQuery } from "./breeder-query";

const plain = { breed: "", species: undefined, country: undefined, page: 1 };

it.each([
  [{}, plain],
  [
    { breed: " Collie ", country: "au", page: "3" },
    { ...plain, breed: "Collie", country: "AU", page: 3 },
  ],
  [{ species: "feline" }, { ...plain, species: "feline" }],
  [
    { species: "equine", country: "AUS", page: "-1", breed: ["Pug", "x"] },
    { ...plain, breed: "Pug" },
  ],
] as const)("reads %j, and leaves out what it does not understand", (params, query) => {
  expect(parseBreederQuery(params)).toEqual(query);
});

it("writes an address that reads the same", () => {
  const query = { breed: "Lagotto & co", species: "canine", country: "IT", page: 2 } as const;
  const { searchParams } = new URL(breederHref(query), "https://x.test");
  expect(parseBreederQuery(Object.fromEntries(searchParams))).toEqual(query);
  expect(breederHref(plain)).toBe("/breeder/responsible-breeder-program/search");
});

it("tells a filter from a page", () => {
  expect(hasFilters({ ...plain, page: 2 })).toBe(false);
  expect(hasFilters({ ...plain, country: "IT" })).toBe(true);
});
