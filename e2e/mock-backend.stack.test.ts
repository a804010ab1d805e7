import { request as rawRequest } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listPurchaseCalls } from "@/e2e/testing/purchase-calls";
import { type Programs, startTestPrograms } from "@/e2e/testing/programs";
import { listPublicRoutes, routePattern } from "@/e2e/testing/public-routes";
import { exampleOf } from "@/lib/contract/openapi/examples";
import { openApiDocument } from "@/lib/contract/openapi/document";
import { type ApiDocument, type MockBackend, startMockBackend } from "@/tools/api-docs/mock-backend";
import { isThorough, sampleOf } from "@/tools/testing/test-effort";
import { addSpoiltRows, withOddValues, withoutRow, withWrongType } from "@/tools/api-docs/hostile-rows";

const document = JSON.parse(JSON.stringify(openApiDocument("mock"))) as ApiDocument;
const { schemas } = document.components;

const examplePaths = [
  "/store/geno-pet-for-dogs-canine/p/969",
  "/breeder/for-dogs/breeds/labrador-retriever/548",
  "/breeder/for-cats/breeds/labrador-retriever/548",
  "/store/breeder/canine/breeds",
  "/store/breeder/canine/build-custom-profile",
  "/store/vet/feline/breeds",
  "/store/vet/feline/build-custom-profile",
  `/tests/${exampleOf("factSheets.get").params?.["code"]}`,
  "/research-innovation/late-onset-epilepsy/apply",
];
const pagePaths = sampleOf(
  listPublicRoutes().flatMap((route) =>
    route.includes("[") ? examplePaths.filter((path) => routePattern(route).test(path)) : [route],
  ),
  12,
);

interface Shop {
  readonly mock: MockBackend;
  readonly programs: Programs;
}

type Spoil = Parameters<typeof addSpoiltRows>[3];

async function startShop(spoil?: Spoil): Promise<Shop> {
  const change = (example: unknown, schema: object) =>
    spoil ? addSpoiltRows(example, schema, schemas, spoil) : example;
  const mock = await startMockBackend(document, { change });
  const programs = await startTestPrograms({ env: { UPSTREAM_URL: mock.url } });
  return { mock, programs };
}

interface Page {
  readonly path: string;
  readonly status: number;
  readonly links: readonly string[];
  readonly callCount: number;
}

async function readPages({ mock, programs }: Shop, paths: readonly string[]): Promise<readonly Page[]> {
  const pages: Page[] = [];
  for (const path of paths) {
    const before = mock.received.length;
    const response = await fetch(programs.shop + path, { headers: { cookie: "country=AU" } });
    pages.push({
      path,
      status: response.status,
      links: linksOf(await response.text()),
      callCount: mock.received.length - before,
    });
  }
  return pages;
}

/** Of pages and rows; the comparison and the map link to several rows together. */
const linksOf = (html: string) =>
  [...html.matchAll(/<a\b[^>]*?\bhref="(\/[^"?#]*)"/g)].map(([, href = ""]) => href);

let shop: Shop;
let pages: readonly Page[];
beforeAll(async () => {
  shop = await startShop();
  pages = await readPages(shop, pagePaths);
}, 240_000);
afterAll(async () => {
  await shop.programs.stop();
  await shop.mock.stop();
});

test("the storefront is ready and serves public pages from the examples of the API document", async () => {
  expect((await fetch(`${shop.programs.shop}/api/health/ready`)).status).toBe(200);
  expect(pages.filter(({ status }) => status !== 200)).toEqual([]);
  expect(shop.mock.received.length).toBeGreaterThan(0);
});

test("a guest's purchase needs the calls of docs/your-own-backend.md, in this order", async () => {
  const calls = listPurchaseCalls();
  expect(calls).toHaveLength(14);
  for (const { name, method, path } of calls) {
    const { params = {}, body } = exampleOf(name);
    const ownPath = path.replace(/\{(\w+)\}/g, (_, parameter: string) => String(params[parameter]));
    const response = await fetch(`${shop.programs.shop}/api${ownPath}`, {
      method,
      headers: {
        origin: shop.programs.shop,
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    expect.soft([name, response.status]).toEqual([name, 200]);
    expect.soft(shop.mock.received).toContain(name);
  }
  const { params } = exampleOf("checkout.placedOrder");
  const receipt = await fetch(`${shop.programs.shop}/checkout/complete?order=${params?.["token"]}`);
  expect(receipt.status).toBe(200);
});

interface RawResponse {
  readonly status: number;
  readonly location: string;
  readonly text: string;
}

/** Unlike fetch this sends any path and any host as they are. */
function requestRaw(method: string, path: string, headers = {}): Promise<RawResponse> {
  const { port } = new URL(shop.programs.shop);
  return new Promise((resolve, reject) => {
    const outgoing = rawRequest({ host: "127.0.0.1", port, method, path, headers }, (response) => {
      const { statusCode: status = 0, headers: received } = response;
      let text = "";
      response.on("data", (chunk: Buffer) => (text += chunk.toString()));
      response.on("end", () => resolve({ status, location: received.location ?? "", text }));
    });
    outgoing.on("error", reject).end();
  });
}

test.each(["/my", "/my/my-profile?a=b", "/admin", "/api/auth/logout?next=//evil.example"])(
  "%s ignores the host headers of the request",
  async (path) => {
    const response = await requestRaw("GET", path, {
      host: "evil.example",
      "x-forwarded-host": "evil.example",
      "x-forwarded-proto": "https",
      forwarded: "host=evil.example",
    });
    expect(response.status).toBeLessThan(400);
    expect(response.location + response.text).not.toContain("evil");
  },
);

test.each(["/countries/AU/states", "/countries/AU/states/"])(
  "%s responds without a redirect",
  async (path) => {
    const response = await fetch(`${shop.programs.shop}/api${path}`, { redirect: "manual" });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(exampleOf("geography.states").response);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("x-powered-by")).toBeNull();
  },
);

test.each([
  ["GET", "/api/nothing", 404],
  ["GET", "/api/countries/..%2f..%2fhealth/states", 404],
  ["GET", "/api/countries/%00/states", 404],
  ["GET", "/api/countries/%E0%A4%A/states", 404],
  ["PATCH", "/api/countries", 405],
  ["OPTIONS", "/api/countries", 405],
  ["DELETE", "/api/cart", 405],
  ["HEAD", "/api/countries", 200],
  ["POST", "/api/cart", 403],
])("%s %s responds with %i", async (method, path, status) => {
  expect((await requestRaw(method, path)).status).toBe(status);
});

test.each(["/api/%2e%2e/health", "/api//countries", "/api/../health"])(
  "%s never reaches a call",
  async (path) => {
    expect((await requestRaw("GET", path)).status).not.toBe(200);
  },
);

test("a body that is too large is refused with 413, and the next call works", async () => {
  const create = async (body: object) =>
    fetch(`${shop.programs.shop}/api/cart`, {
      method: "POST",
      headers: { origin: shop.programs.shop, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  expect((await create({ a: "x".repeat(200_000) })).status).toBe(413);
  expect((await create({})).status).toBeLessThan(300);
});

test("geo returns the country of an IP address from the embedded database", async () => {
  const known = await fetch(`${shop.programs.shop}/api/geo`, { headers: { "x-forwarded-for": "1.1.1.1" } });
  expect(await known.json()).toEqual({ country_code: "AU", currency: "AUD" });
  const unknown = await fetch(`${shop.programs.shop}/api/geo`);
  expect([unknown.status, await unknown.json()]).toEqual([200, { country_code: null, currency: null }]);
});

const variants: readonly (readonly [string, Spoil])[] = [
  ["a value of another type", withWrongType],
  ["nothing in it", withoutRow],
  ["values that nobody expects", withOddValues],
];

// Each variant starts a shop of its own: all of them in `npm run proof:thorough`.
describe.each(isThorough ? variants : [])("with a row in each list that has %s", (_, spoil) => {
  test("public pages show the other rows", async () => {
    const spoilt = await startShop(spoil);
    try {
      const found = await readPages(
        spoilt,
        pages.filter(({ callCount }) => callCount > 0).map(({ path }) => path),
      );
      expect.soft(found.filter(({ status }) => status !== 200).map(({ path }) => path)).toEqual([]);
      const lost = found.map(({ path, links }) => ({
        path,
        links: pages.find((page) => page.path === path)?.links.filter((link) => !links.includes(link)) ?? [],
      }));
      expect(lost.filter(({ links }) => links.length > 0)).toEqual([]);
    } finally {
      await spoilt.programs.stop();
      await spoilt.mock.stop();
    }
  }, 240_000);
});
