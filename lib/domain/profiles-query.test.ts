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
])("parseProfilesQuery parses %j as %j", (params, query) => {
  expect(parseProfilesQuery(params)).toEqual(query);
});

it("profilesHref keeps the search text on another page", () => {
  expect(profilesHref("/my", { page: 2, query: "a&b" })).toBe("/my?query=a%26b&page=2");
  expect(profilesHref("/my", { page: 2, query: "" })).toBe("/my?page=2");
});
