import { afterEach, beforeEach, describe, expect, it, test } from "vitest";
import { edgeHeaderNames } from "@/lib/next/cache/edge-headers.mjs";
import { routes } from "@/lib/contract/routes";
import { createTestBff, get, sessionCookie } from "@/lib/server/testing/create-test-bff";
import { fakeUpstream, sendJson } from "@/lib/server/testing/fake-upstream";

beforeEach(() => {
  process.env["EDGE_CACHE"] = "1";
});
afterEach(() => {
  delete process.env["EDGE_CACHE"];
});

const countries = [{ id: 1, code: "AU", name: "Australia", currency: "AUD" }];
const language = { "x-language": "en" };

async function edgeHeadersOf(request: Request, body: unknown = countries, status = 200) {
  const upstream = await fakeUpstream(sendJson(body, status));
  const { handle } = createTestBff({ upstreamUrl: upstream.url });
  const response = await handle(request);
  const found = edgeHeaderNames.map((name) => [name, response.headers.get(name)] as const);
  return {
    status: response.status,
    headers: Object.fromEntries(found.filter(([, value]) => value !== null)),
  };
}

describe("a public read", () => {
  it("has edge cache headers for guests", async () => {
    const { status, headers } = await edgeHeadersOf(get("/countries", language));
    expect(status).toBe(200);
    expect(headers).toMatchObject({ "cache-tag": "shop,catalogue", "x-accel-expires": "60" });
  });

  it("has no edge cache headers with status 404", async () => {
    const product = get("/store/products/product/969", language);
    expect(await edgeHeadersOf(product, { message: "none" }, 404)).toEqual({ status: 404, headers: {} });
  });

  test.each([
    ["a session cookie", get("/countries", { ...language, cookie: sessionCookie })],
    ["an untrusted session cookie", get("/countries", { ...language, cookie: "__Host-session=x" })],
    ["no language", get("/countries")],
  ])("has no edge cache headers with %s", async (_, request) => {
    expect(await edgeHeadersOf(request)).toEqual({ status: 200, headers: {} });
  });

  it("has no edge cache headers when the upstream fails", async () => {
    expect((await edgeHeadersOf(get("/countries", language), {}, 500)).headers).toEqual({});
  });
});

test("only reads for anyone, without sessions and files, have a cache tag", () => {
  const cached = Object.entries(routes).flatMap(([area, calls]) =>
    Object.entries(calls).flatMap(([call, route]) =>
      "cacheTag" in route ? [{ name: `${area}.${call}`, ...route }] : [],
    ),
  );
  expect(cached.map(({ name }) => name).toSorted()).toEqual([
    "breeds.get",
    "breeds.list",
    "geography.countries",
    "products.get",
    "products.list",
    "products.listByBreed",
  ]);
  for (const route of cached) {
    expect(route).toMatchObject({ method: "GET", access: "anyone", body: "none" });
    expect(route).not.toHaveProperty("session");
    expect(route).not.toHaveProperty("usesApiToken");
    expect(route.path).not.toMatch(/session|cart|token/i);
  }
});
