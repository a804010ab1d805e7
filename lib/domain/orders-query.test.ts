import { expect, it } from "vitest";
import { adminOrdersHref, ordersHref, parseAdminOrdersQuery, parseOrdersQuery } from "./orders-query";

it.each([
  [{}, { page: 1, paid: undefined }, "/x"],
  [{ paid: "true", page: "3" }, { page: 3, paid: true }, "/x?paid=true&page=3"],
  [{ paid: "false" }, { page: 1, paid: false }, "/x?paid=false"],
  [{ paid: "maybe", page: "-1" }, { page: 1, paid: undefined }, "/x"],
])("parseOrdersQuery parses %j and ordersHref writes it", (params, query, href) => {
  expect(parseOrdersQuery(params)).toEqual(query);
  expect(ordersHref("/x", query)).toBe(href);
});

it("parseAdminOrdersQuery ignores the state draft", () => {
  expect(parseAdminOrdersQuery({ state: "draft", search: " TM " })).toEqual({
    page: 1,
    search: "TM",
    state: undefined,
    toPost: false,
  });
  const query = parseAdminOrdersQuery({ state: "held", page: "2", toPost: "true" });
  expect(adminOrdersHref("/x", query)).toBe("/x?toPost=true&state=held&page=2");
});
