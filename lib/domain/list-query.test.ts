import { expect, it } from "vitest";
import {
  adminOrdersQuery,
  animalsQuery,
  approvalsQuery,
  breederQuery,
  hasAnimalFilters,
  jobsQuery,
  ordersQuery,
  paymentsQuery,
  profilesQuery,
  strategyQuery,
  tubesQuery,
} from "./list-queries";

const noFilter = { breed: "", species: undefined, country: undefined, area: "", page: 1 };

it.each([
  ["no values", ordersQuery, {}, { paid: undefined, page: 1 }, ""],
  [
    "a page and a flag",
    ordersQuery,
    { paid: "true", page: "3" },
    { paid: true, page: 3 },
    "?paid=true&page=3",
  ],
  ["the other flag", ordersQuery, { paid: "false" }, { paid: false, page: 1 }, "?paid=false"],
  ["invalid values", ordersQuery, { paid: "maybe", page: "-1" }, { paid: undefined, page: 1 }, ""],
  [
    "a page above the limit",
    ordersQuery,
    { page: "999999" },
    { paid: undefined, page: 100000 },
    "?page=100000",
  ],
  ["repeated values: the first", profilesQuery, { query: ["a", "b"] }, { query: "a", page: 1 }, "?query=a"],
  ["spaces around a text", profilesQuery, { query: " a&b " }, { query: "a&b", page: 1 }, "?query=a%26b"],
  [
    "two filters",
    approvalsQuery,
    { kind: "vet", state: "waiting" },
    { kind: "vet", state: "waiting", page: 1 },
    "?kind=vet&state=waiting",
  ],
  ["an unknown choice", approvalsQuery, { kind: "x" }, { kind: undefined, state: undefined, page: 1 }, ""],
  [
    "a state that is never listed",
    adminOrdersQuery,
    { state: "draft" },
    { toPost: false, search: "", state: undefined, page: 1 },
    "",
  ],
  [
    "a flag that is set",
    adminOrdersQuery,
    { toPost: "true" },
    { toPost: true, search: "", state: undefined, page: 1 },
    "?toPost=true",
  ],
  ["a country in lower case", breederQuery, { country: "au" }, { ...noFilter, country: "AU" }, "?country=AU"],
  ["a country and an area that are none", breederQuery, { country: "AUS", area: "far away" }, noFilter, ""],
  [
    "a map area",
    breederQuery,
    { area: "10,40,12.5,42" },
    { ...noFilter, area: "10,40,12.5,42" },
    "?area=10%2C40%2C12.5%2C42",
  ],
  ["the usual choice", tubesQuery, { filter: "working" }, { filter: "working", page: 1 }, ""],
  [
    "no payment filter: what needs attention",
    paymentsQuery,
    {},
    { search: "", filter: "attention", page: 1 },
    "?filter=attention",
  ],
  [
    "all payments",
    paymentsQuery,
    { filter: "all" },
    { search: "", filter: undefined, page: 1 },
    "?filter=all",
  ],
  ["a queue", jobsQuery, { queue: "mail" }, { queue: "mail", page: 1 }, "?queue=mail"],
  ["a text that is no queue", jobsQuery, { queue: "Mail'" }, { queue: undefined, page: 1 }, ""],
  [
    "parents",
    strategyQuery,
    { dam: " 7\0", sire: "x".repeat(100_000) },
    { species: "canine", dam: "7", sire: "" },
    "?dam=7",
  ],
] as const)("listQuery parses %s, and href writes them again", (_what, query, params, values, search) => {
  expect(query.parse(params)).toEqual(values);
  expect(query.href("/x", values as never)).toBe(`/x${search}`);
});

it("listQuery cuts a long text", () => {
  expect(profilesQuery.parse({ query: `a\0${"b".repeat(200)}` }).query).toBe(`a${"b".repeat(99)}`);
});

it("isFiltered ignores the page", () => {
  expect(breederQuery.isFiltered({ ...noFilter, page: 2 })).toBe(false);
  expect(breederQuery.isFiltered({ ...noFilter, country: "IT" })).toBe(true);
});

it("hasAnimalFilters ignores the searched field without a text", () => {
  expect(hasAnimalFilters(animalsQuery.parse({ query_type: "name" }))).toBe(false);
  expect(hasAnimalFilters(animalsQuery.parse({ query_type: "name", query: "a" }))).toBe(true);
});
