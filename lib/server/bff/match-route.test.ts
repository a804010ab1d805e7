import { describe, expect, it, vi } from "vitest";
import { matchCall } from "@/lib/contract/match";
import type { Area } from "@/lib/contract/routes";
import { shapeOf } from "@/lib/contract/shapes";
import type { BffRoute } from "./bff-call";
import { createRouteMatcher } from "./match-route";

function setUp() {
  const match = vi.fn(matchCall);
  const matchRoute = createRouteMatcher({
    match,
    shapeOf: ({ area, call }: BffRoute) => shapeOf(area as Area, call),
  });
  return { match, matchRoute };
}

describe("createRouteMatcher", () => {
  it("matches a repeated address only once", () => {
    const { match, matchRoute } = setUp();
    const target = { path: "/countries/au/states", query: "" };
    expect(matchRoute("GET", target)).toMatchObject({
      pathAndQuery: { ok: true, value: { params: { code: "AU" } } },
    });
    expect(matchRoute("GET", target)).toBe(matchRoute("GET", { ...target }));
    expect(match).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["another query", "GET", { path: "/store/products", query: "page=2" }, { query: { page: 2 } }],
    ["an invalid query", "GET", { path: "/store/products", query: "page=-2" }, undefined],
    ["another method", "DELETE", { path: "/store/products", query: "" }, undefined],
    [
      "a path with an escaped question mark",
      "GET",
      { path: "/store/products%3Fpage=2", query: "" },
      undefined,
    ],
  ])("does not confuse %s with a cached address", (_what, method, target, value) => {
    const { matchRoute } = setUp();
    const before = matchRoute("GET", { path: "/store/products", query: "" });
    const result = matchRoute(method, target);
    expect(result).not.toEqual(before);
    if (value !== undefined) expect(result).toMatchObject({ pathAndQuery: { ok: true, value } });
  });

  it("does not cache long addresses", () => {
    const { match, matchRoute } = setUp();
    const target = {
      path: "/store/products",
      query: `search=${"a".repeat(80)}&sort=name&breeds=${"1,".repeat(60)}1`,
    };
    matchRoute("GET", target);
    matchRoute("GET", target);
    expect(match).toHaveBeenCalledTimes(2);
  });
});
