import { expect, it, vi } from "vitest";
import { matchCall } from "@/lib/contract/match";
import type { Area } from "@/lib/contract/routes";
import { shapeOf } from "@/lib/contract/shapes";
import type { DoorRoute } from "./door-call";
import { addressReader } from "./read-address";

function reader() {
  const match = vi.fn(matchCall);
  const read = addressReader({ match, shapeOf: ({ area, call }: DoorRoute) => shapeOf(area as Area, call) });
  return { match, read };
}

it("works out an address that comes again only once", () => {
  const { match, read } = reader();
  const target = { path: "/countries/au/states", query: "" };
  expect(read("GET", target)).toMatchObject({ texts: { ok: true, value: { params: { code: "AU" } } } });
  expect(read("GET", target)).toBe(read("GET", { ...target }));
  expect(match).toHaveBeenCalledTimes(1);
});

it.each([
  ["another query", "GET", { path: "/store/products", query: "page=2" }, { query: { page: 2 } }],
  ["a wrong query", "GET", { path: "/store/products", query: "page=-2" }, undefined],
  ["another method", "DELETE", { path: "/store/products", query: "" }, undefined],
  ["a path with its mark escaped", "GET", { path: "/store/products%3Fpage=2", query: "" }, undefined],
])("does not take %s for the one before", (_what, method, target, value) => {
  const { read } = reader();
  const before = read("GET", { path: "/store/products", query: "" });
  const address = read(method, target);
  expect(address).not.toEqual(before);
  if (value !== undefined) expect(address).toMatchObject({ texts: { ok: true, value } });
});

it("does not keep addresses so long that nobody sends them twice", () => {
  const { match, read } = reader();
  const target = {
    path: "/store/products",
    query: `search=${"a".repeat(80)}&sort=name&breeds=${"1,".repeat(60)}1`,
  };
  read("GET", target);
  read("GET", target);
  expect(match).toHaveBeenCalledTimes(2);
});
