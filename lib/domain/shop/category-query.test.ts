import { expect, it } from "vitest";
import {
  isDeepQuery,
  isFiltered,
  parseSearchText,
  parseCategoryQuery,
  emptyCategoryQuery,
  categoryHref,
  type CategoryQuery,
} from "./category-query";

it("parseCategoryQuery parses every field", () => {
  const params = {
    search: " eye ",
    page: "3",
    species: "feline",
    types: "trait,disease",
    breeds: "110,7",
    breed_search: " husky",
    sort: "-price",
  };
  expect(parseCategoryQuery(params)).toEqual({
    search: "eye",
    page: 3,
    species: "feline",
    types: ["disease", "trait"],
    breeds: [110, 7],
    breedSearch: "husky",
    sort: "-price",
  });
});

it.each([
  {},
  { page: "0" },
  { page: "-1" },
  { page: "1e9" },
  { page: "two" },
  { species: "bird" },
  { sort: "constructor" },
  { search: " \0 " },
  { types: "constructor,Disease" },
  { types: [] },
  { breeds: "0,-1,x,1e3,9999999999,," },
  { breed_search: "  " },
])("parseCategoryQuery ignores %j", (params) => {
  expect(parseCategoryQuery(params)).toEqual(emptyCategoryQuery);
});

it("parseCategoryQuery takes the first of repeated values and applies the limits", () => {
  expect(parseCategoryQuery({ search: ["a", "b"], page: ["2", "3"] })).toMatchObject({
    search: "a",
    page: 2,
  });
  expect(parseCategoryQuery({ page: "999999" }).page).toBe(100_000);
  expect(parseSearchText("x".repeat(99) + "🐕")).toBe("x".repeat(99));
  const many = Array.from({ length: 60 }, (_, at) => at + 1);
  expect(parseCategoryQuery({ breeds: many.join(",") }).breeds).toEqual(many.slice(0, 50));
});

it("parseCategoryQuery accepts repeated keys of a plain form", () => {
  expect(parseCategoryQuery({ types: ["trait", "disease", "trait"], breeds: ["7", "110,7"] })).toMatchObject({
    types: ["disease", "trait"],
    breeds: [7, 110],
  });
});

it("categoryHref writes a query that parses to the same", () => {
  expect(categoryHref("/store", emptyCategoryQuery)).toBe("/store");
  const query: CategoryQuery = {
    search: "a&b, c",
    page: 2,
    species: "canine",
    types: ["full-breed-profile", "trait"],
    breeds: [110, 7],
    breedSearch: "bor",
    sort: "name",
  };
  const href = categoryHref("/store", query);
  expect(href).toContain("types=full-breed-profile,trait&breed_search=bor&breeds=110,7&page=2");
  const params = Object.fromEntries(new URL(href, "https://shop.example").searchParams);
  expect(parseCategoryQuery(params)).toEqual(query);
});

it("isDeepQuery is true for searches, filters, sorting and later pages", () => {
  expect(isDeepQuery({ ...emptyCategoryQuery, species: "canine" })).toBe(false);
  const deep = [
    { search: "a" },
    { page: 2 },
    { sort: "name" },
    { types: ["trait"] },
    { breeds: [1] },
    { breedSearch: "a" },
  ] as const;
  for (const change of deep) expect(isDeepQuery({ ...emptyCategoryQuery, ...change })).toBe(true);
});

it("isFiltered considers search, species, types and breeds only", () => {
  for (const change of [
    { search: "a" },
    { species: "canine" },
    { types: ["trait"] },
    { breeds: [1] },
  ] as const)
    expect(isFiltered({ ...emptyCategoryQuery, ...change })).toBe(true);
  expect(isFiltered({ ...emptyCategoryQuery, page: 2, sort: "name", breedSearch: "a" })).toBe(false);
});
