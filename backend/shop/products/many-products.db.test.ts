import { and, count, type SQL, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { products, productTests } from "@/backend/db/schema/catalogue";
import { multiplyProducts } from "@/backend/shop/products/testing/multiply-products";
import { startTestBackend } from "@/backend/testing/server";
import { productSorts } from "@/lib/config/shop/catalogue";
import { countByBreed, countByCategory, countBySpecies } from "./count-facets";
import {
  countProducts,
  type ProductQuery,
  selectProducts,
  parseProductSearch,
  matchesFilter,
  toProductListing,
} from "./list-products";
import { selectOffers } from "./list-offers";
import { isListedFor } from "@/backend/shop/public/availability";

const { callRoute, database } = startTestBackend();

const minimum = 10_000;
const caller: Parameters<typeof toProductListing>[0] = {
  user: undefined,
  admin: undefined,
  requestId: "",
  tokenHash: undefined,
  clientAddress: undefined,
  country: "AU",
  store: "AU",
  language: "en",
};
const baseQuery: ProductQuery = { search: "", page: 1, size: 20, isDetails: true };

async function firstPage(query: Record<string, string> = {}) {
  const { status, body } = await callRoute(
    "products.list",
    { query: { isDetails: true, ...query } },
    { country: "AU" },
  );
  expect(status, JSON.stringify(body)).toBe(200);
  return { bytes: JSON.stringify(body).length, ...(body as { results: unknown[]; count: number }) };
}

const pageBefore: { bytes: number } = { bytes: 0 };
beforeAll(async () => {
  pageBefore.bytes = (await firstPage()).bytes;
  await multiplyProducts(database(), minimum);
}, 120_000);

/** The query plan of the database. */
async function explain(query: { getSQL(): SQL }): Promise<string> {
  const { rows } = await database().execute<Record<string, string>>(sql`explain ${query.getSQL()}`);
  return rows.map((row) => row["QUERY PLAN"]).join("\n");
}

async function listingFor(change: Partial<ProductQuery>) {
  const query = { ...baseQuery, ...change };
  return toProductListing(caller, query, await parseProductSearch(database(), caller, query));
}
const listPlan = async (query: Partial<ProductQuery>) =>
  explain(selectProducts(database(), await listingFor(query)));
const countPlan = async (query: Partial<ProductQuery>) =>
  explain(countProducts(database(), await listingFor(query)));
const listedWhere = (filter: Partial<ProductQuery>) =>
  and(matchesFilter({ ...baseQuery, ...filter }, undefined), isListedFor(caller));

describe("with ten thousand products", () => {
  it("seeds the expected number", async () => {
    const [all] = await database().select({ count: count() }).from(products);
    expect(all?.count).toBeGreaterThan(minimum);
    expect((await firstPage()).count).toBeGreaterThan(minimum);
  });

  it.each([
    [undefined, "products_popularity"],
    ["name", "products_sort"],
    ["-name", "products_sort"],
    ["price", "prices_region_amount"],
    ["-price", "prices_region_amount"],
    ["created_at", "products_newest"],
  ] as const)(
    "reads the list sorted by %s from an index, without sorting or a full scan",
    async (sort, index) => {
      const plan = await listPlan({ sort });
      expect(plan).toContain(index);
      expect(plan).not.toMatch(/Seq Scan/);
      expect(plan.replaceAll("Incremental Sort", "")).not.toMatch(/\bSort {2}/);
    },
  );

  it("covers every documented sort order", () => {
    expect(productSorts).toEqual(["name", "-name", "price", "-price", "created_at"]);
  });

  it("uses an index for categories and types", async () => {
    for (const query of [{ category_ids: "15" }, { types: "dna-profile" }]) {
      expect(await countPlan(query)).toContain("products_category");
      expect(await listPlan(query)).not.toContain("Seq Scan");
    }
  });

  it.each(["prcd", "collie eye", "labradore", "sod1"])(
    "searches for %s in one statement with an index",
    async (search) => {
      for (const plan of [await listPlan({ search }), await countPlan({ search })]) {
        expect(plan).toMatch(/products_search\b/);
        expect(plan).not.toMatch(/Seq Scan on products/);
      }
    },
  );

  it("starts from the breed's indexes for lists and facets of a breed", async () => {
    const ofBreed = { breeds: "110,111", types: "dna-profile" };
    const bySpecies = await explain(countBySpecies(database(), listedWhere(ofBreed)));
    const byCategory = await explain(countByCategory(database(), listedWhere(ofBreed)));
    const byBreed = await explain(countByBreed(database(), "en", [110, 111], listedWhere({})));
    for (const plan of [await listPlan(ofBreed), await countPlan(ofBreed), bySpecies, byCategory, byBreed]) {
      expect(plan).toContain("product_breeds_breed");
      expect(plan).toContain("products_all_breeds");
      expect(plan).not.toMatch(/Seq Scan on product/);
    }
  });

  it("counts each kind of facet in one statement with one scan", async () => {
    for (const query of [
      countByCategory(database(), listedWhere({})),
      countBySpecies(database(), listedWhere({})),
    ])
      expect((await explain(query)).match(/ on products/g)).toHaveLength(1);
  });

  it("keeps page length and response size", async () => {
    for (const [key, value] of [
      ["page", "1"],
      ["sort", "price"],
      ["breeds", "110"],
      ["search", "eye"],
    ] as const) {
      const { results, bytes, count: total } = await firstPage({ [key]: value });
      expect(results).toHaveLength(20);
      expect(total).toBeGreaterThan(100);
      expect(bytes).toBeLessThan(pageBefore.bytes * 1.25);
    }
  });

  it("limits the number of breeds in facets", async () => {
    const query = { breeds: "110", breed_search: "terrier" };
    const { body } = await callRoute("products.facets", { query }, { country: "AU" });
    expect((body as { breeds: unknown[] }).breeds.length).toBeLessThanOrEqual(21);
    expect(JSON.stringify(body).length).toBeLessThan(4_000);
  });

  it("lists offers in one statement that computes each sum once", async () => {
    const plan = await explain(selectOffers(database(), caller, { page: 1, size: 20 }));
    // A computation per product would show as a subplan.
    expect(plan).not.toContain("SubPlan");
    const [tests] = await database().select({ count: count() }).from(productTests);
    expect(tests?.count).toBeGreaterThan(1000);
    const { body } = await callRoute("products.offers", { query: { page: 1, size: 20 } }, { country: "AU" });
    expect((body as { results: unknown[] }).results).toHaveLength(20);
  });
});
