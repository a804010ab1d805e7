import { expect, it } from "vitest";
import { parseProfilesQuery, profilesHref } from "./profiles-query";

it.each([
  [{}, { page: 1, query: "" }],
  [
    { page: "3", query: " Litter A " },
    { page: 3, query: "Litter A" },
  ],
  [
    { page: "0", query: ["a", "b"] },
    { page: 1, query: "" },
  ],
  [{ query: `a\0${"b".repeat(200)}` }, { page: 1, query: `a${"b".repeat(99)}` }],
])("%j is asked as %j", (params, query) => {
  expect(parseProfilesQuery(params)).toEqual(query);
});

it("another page is asked the same", () => {
  expect(profilesHref("/my", { page: 2, query: "a&b" })).toBe("/my?query=a%26b&page=2");
  expect(profilesHref("/my", { page: 2, query: "" })).toBe("/my?page=2");
});
