import { expect, it } from "vitest";
import { isDeepQuery, parseSearch, parseShelfQuery, plainShelf, shelfHref } from "./shelf-query";

it("is what the address asks", () => {
  const params = { search: " eye ", page: "3", species: "feline", sort: "-price" };
  expect(parseShelfQuery(params)).toEqual({ search: "eye", page: 3, species: "feline", sort: "-price" });
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
  { breeds: "1" },
])("asks nothing with %j", (params) => {
  expect(parseShelfQuery(params)).toEqual(plainShelf);
});

it("takes the first where something is given twice, and no more than both programs take", () => {
  expect(parseShelfQuery({ search: ["a", "b"], page: ["2", "3"] })).toMatchObject({ search: "a", page: 2 });
  expect(parseShelfQuery({ page: "999999" }).page).toBe(100_000);
  expect(parseSearch("x".repeat(99) + "🐕")).toBe("x".repeat(99));
});

it("is written as an address that is read back the same", () => {
  expect(shelfHref("/store", plainShelf)).toBe("/store");
  const query = { search: "a&b", page: 2, species: "canine", sort: "name" } as const;
  const href = shelfHref("/store", query);
  const params = Object.fromEntries(new URL(href, "https://shop.example").searchParams);
  expect(parseShelfQuery(params)).toEqual(query);
});

it("is deep where countless pages would be alike", () => {
  expect(isDeepQuery({ ...plainShelf, species: "canine" })).toBe(false);
  for (const change of [{ search: "a" }, { page: 2 }, { sort: "name" }] as const)
    expect(isDeepQuery({ ...plainShelf, ...change })).toBe(true);
});
