import { expect, it } from "vitest";
import { breederHref, hasFilters, parseBreederQuery } from "./breeder-query";

const plain = { breed: "", species: undefined, country: undefined, area: "", page: 1 };

it.each([
  [{}, plain],
  [
    { breed: " Collie ", country: "au", page: "3" },
    { ...plain, breed: "Collie", country: "AU", page: 3 },
  ],
  [{ species: "feline" }, { ...plain, species: "feline" }],
  [
    { species: "equine", country: "AUS", page: "-1", breed: ["Pug", "x"], area: "far away" },
    { ...plain, breed: "Pug" },
  ],
] as const)("parseBreederQuery parses %j and ignores invalid values", (params, query) => {
  expect(parseBreederQuery(params)).toEqual(query);
});

it("breederHref writes a query that parses to the same", () => {
  const query = {
    breed: "Lagotto & co",
    species: "canine",
    country: "IT",
    area: "10,40,12.5,42",
    page: 2,
  } as const;
  const { searchParams } = new URL(breederHref("/search", query), "https://x.test");
  expect(parseBreederQuery(Object.fromEntries(searchParams))).toEqual(query);
  expect(breederHref("/search", plain)).toBe("/search");
});

it("hasFilters ignores the page", () => {
  expect(hasFilters({ ...plain, page: 2 })).toBe(false);
  expect(hasFilters({ ...plain, country: "IT" })).toBe(true);
});
