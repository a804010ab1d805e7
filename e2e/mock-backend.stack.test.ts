import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Programs, startTestPrograms } from "@/e2e/testing/programs";
import { listPublicRoutes, routePattern } from "@/e2e/testing/public-routes";
import { exampleOf } from "@/lib/contract/openapi/examples";
import { openApiDocument } from "@/lib/contract/openapi/document";
import { type ApiDocument, type MockBackend, startMockBackend } from "@/tools/api-docs/mock-backend";
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
const pagePaths = listPublicRoutes().flatMap((route) =>
  route.includes("[") ? examplePaths.filter((path) => routePattern(route).test(path)) : [route],
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

async function readPages({ programs }: Shop): Promise<ReadonlyMap<string, string>> {
  const pages = new Map<string, string>();
  for (const path of pagePaths) {
    const response = await fetch(programs.shop + path, { headers: { cookie: "country=AU" } });
    const html = await response.text();
    expect.soft([path, response.status]).toEqual([path, 200]);
    pages.set(path, html);
  }
  return pages;
}

const linksOf = (html: string) =>
  [...html.matchAll(/<a\b[^>]*?\bhref="([^"]*)"/g)].map(([, href = ""]) => href);

let shop: Shop;
let pages: ReadonlyMap<string, string>;
beforeAll(async () => {
  shop = await startShop();
  pages = await readPages(shop);
}, 240_000);
afterAll(async () => {
  await shop.programs.stop();
  await shop.mock.stop();
});

test("the storefront is ready and serves every public page from the examples of the API document", async () => {
  expect((await fetch(`${shop.programs.shop}/api/health/ready`)).status).toBe(200);
  expect(shop.mock.received.length).toBeGreaterThan(20);
});

describe.each<[string, Spoil]>([
  ["a value of another type", withWrongType],
  ["nothing in it", withoutRow],
  ["values that nobody expects", withOddValues],
])("with a row in each list that has %s", (_, spoil) => {
  test("every public page shows the other rows", async () => {
    const spoilt = await startShop(spoil);
    try {
      for (const [path, html] of await readPages(spoilt)) {
        const links = new Set(linksOf(html));
        const missing = linksOf(pages.get(path) ?? "").filter((link) => !links.has(link));
        expect.soft([path, missing]).toEqual([path, []]);
      }
    } finally {
      await spoilt.programs.stop();
      await spoilt.mock.stop();
    }
  }, 240_000);
});
