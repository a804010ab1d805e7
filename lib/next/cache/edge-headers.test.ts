import { expect, it } from "vitest";
import { edgeHeaders } from "./edge-headers.mjs";
import { preparePage } from "./prepare-page.mjs";

it("edge headers exist only with EDGE_CACHE", () => {
  expect(edgeHeaders(["catalogue"], {})).toEqual({});
  expect(edgeHeaders(["catalogue"], { EDGE_CACHE: "0" })).toEqual({});
});

it("edge headers cache a response for a minute, and for ten where it can be purged", () => {
  expect(edgeHeaders(["product:7", "catalogue"], { EDGE_CACHE: "1" })).toEqual({
    "cdn-cache-control": "public, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400",
    "x-accel-expires": "60",
    "cache-tag": "shop,product:7,catalogue",
  });
  expect(
    edgeHeaders([], { EDGE_CACHE: "true", EDGE_PURGE_URL: "https://cache.example" })["x-accel-expires"],
  ).toBe("600");
});

it.each([
  [200, "shop,product:7,catalogue"],
  [undefined, "shop,product:7,catalogue"],
  [404, undefined],
])("a cached page with status %s has the edge's tags %s, without those of Next", (status, expected) => {
  process.env["EDGE_CACHE"] = "1";
  try {
    const page = preparePage({
      kind: "APP_PAGE",
      ...(status !== undefined && { status }),
      html: "<html></html>",
      headers: { "x-next-cache-tags": "_N_T_/layout,product:7,_N_T_/store/page,catalogue" },
    });
    expect(page.headers?.["cache-tag"]).toBe(expected);
    expect(page.headers?.["cache-control"]).toBe("private, no-cache");
  } finally {
    delete process.env["EDGE_CACHE"];
  }
});
