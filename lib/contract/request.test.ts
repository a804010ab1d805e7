import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { matchCall } from "./match";
import { callPath } from "./request";
import { listRoutes, routes } from "./routes";

describe("callPath", () => {
  it("inserts parameters and query", () => {
    expect(callPath(routes.cart.updateItem, { params: { sessionId: "s1", itemId: 7 } })).toBe(
      "/cart/s1/item/7",
    );
    expect(callPath(routes.breeds.list, { query: { name: "a b&c", page: 2, species: undefined } })).toBe(
      "/breed?name=a+b%26c&page=2",
    );
  });

  it("leaves out empty values", () => {
    expect(callPath(routes.breeds.list, {})).toBe("/breed");
    expect(callPath(routes.breeds.list, { query: { name: "", species: null, page: undefined } })).toBe(
      "/breed",
    );
    expect(callPath(routes.products.list, { query: { isDetails: false, page: 0 } })).toBe(
      "/store/products?isDetails=false&page=0",
    );
  });

  it.each(["../x", "a/b", "a?b", "a#b", "a\\b", "%2e%2e", "a b", "ü"])("encodes the parameter %j", (id) => {
    expect(callPath(routes.account.findByEmail, { params: { email: id } })).toBe(
      `/user/${encodeURIComponent(id)}`,
    );
  });

  it("matches no call when a parameter is missing", () => {
    expect(matchCall("GET", callPath(routes.breeds.get, {}))).toMatchObject({
      named: { name: "breeds.list" },
    });
  });
});

describe("callPath, matched again", () => {
  const isSafe = (value: string) => !/^\.{0,2}$|[/\\\0]/.test(value);
  const value = fc.oneof(
    fc.string(),
    fc.string({ unit: "grapheme" }),
    fc.constantFrom("..", "a/b", "\0", "%2f"),
  );

  it.each(listRoutes())("$name returns its parameters or matches no call", ({ name, route }) => {
    const names = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, parameter = ""]) => parameter);
    fc.assert(
      fc.property(fc.array(value, { minLength: names.length, maxLength: names.length }), (values) => {
        const params = Object.fromEntries(names.map((parameter, index) => [parameter, values[index] ?? ""]));
        const match = matchCall(route.method, callPath(route, { params }));
        if (values.every(isSafe) && match.kind === "found") {
          // A value equal to a literal segment matches the literal path.
          if (match.named.name === name) expect(match.params).toEqual(params);
          else expect(values.some((one) => match.named.route.path.split("/").includes(one))).toBe(true);
        } else expect(match.kind === "found" && match.named.name === name).toBe(false);
      }),
      { numRuns: 40 },
    );
  });
});
