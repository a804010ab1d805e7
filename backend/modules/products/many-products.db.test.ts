import { and, count, type SQL, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { products } from "@/backend/db/schema/catalogue";
import { multiplyProducts } from "@/backend/modules/products/testing/multiply";
import { runBackend } from "@/backend/testing/server";
import { productSorts } from "@/lib/config/catalogue";
import { countByBreed, countByCategory, countBySpecies } from "./count-facets";
import { countOf, type ProductQuery, rowsOf, soughtBy, wantedBy, wishOf } from "./list-products";
import { soldHere } from "./queries";

const { ask, database } = runBackend();

const many = 10_000;
const visit: Parameters<typeof wishOf>[0] = {
  person: undefined,
  admin: undefined,
  requestId: "",
  tokenHash: undefined,
  clientAddress: undefined,
  country: "AU",
  region: "AU",
};
const plain: ProductQuery = { search: "", page: 1, size: 20, isDetails: true };

async function firstPage(query: Record<string, string> = {}) {
  const { body } = await ask("products.list", { query: { isDetails: true, ...query } }, { country: "AU" });
  return { bytes: JSON.stringify(body).length, ...(body as { results: unknown[]; count: number }) };
}

const pageBefore: { bytes: number } = { bytes: 0 };
beforeAll(async () => {
  pageBefore.bytes = (await firstPage()).bytes;
  await multiplyProducts(database(), many);
}, 120_000);

/** How the database means to find it. */
async function planOf(query: { getSQL(): SQL }): Promise<string> {
  const { rows } = await database().execute<Record<string, string>>(sql`explain ${query.getSQL()}`);
  return rows.map((row) => row["QUERY PLAN"]).join("\n");
}

async function wishFor(change: Partial<ProductQuery>) {
  const query = { ...plain, ...change };
  return wishOf(visit, query, await soughtBy(database(), query));
}
const listPlan = async (query: Partial<ProductQuery>) => planOf(rowsOf(database(), await wishFor(query)));
const countPlan = async (query: Partial<ProductQuery>) => planOf(countOf(database(), await wishFor(query)));
const wanted = (filter: Partial<ProductQuery>) =>
  and(wantedBy({ ...plain, ...filter }, undefined), soldHere(visit));

describe("with ten thousand products", () => {
  it("there are so many", async () => {
    const [all] = await database().select({ count: count() }).from(products);
    expect(all?.count).toBeGreaterThan(many);
    expect((await firstPage()).count).toBeGreaterThan(many);
  });

  it.each([
    [undefined, "products_popularity"],
    ["name", "products_sort"],
    ["-name", "products_sort"],
    ["price", "prices_region_amount"],
    ["-price", "prices_region_amount"],
    ["created_at", "products_newest"],
  ] as const)(
    "the list in the order %s is read from an index, and neither sorted nor read whole",
    async (sort, index) => {
      const plan = await listPlan({ sort });
      expect(plan).toContain(index);
      expect(plan).not.toMatch(/Seq Scan/);
      expect(plan.replaceAll("Incremental Sort", "")).not.toMatch(/\bSort {2}/);
    },
  );

  it("each of the documented orders was looked at", () => {
    expect(productSorts).toEqual(["name", "-name", "price", "-price", "created_at"]);
  });

  it("few of a category or a type are found by their index", async () => {
    for (const query of [{ category_ids: "15" }, { types: "dna-profile" }]) {
      expect(await countPlan(query)).toContain("products_category");
      expect(await listPlan(query)).not.toContain("Seq Scan");
    }
  });

  it.each(["prcd", "collie eye", "labradore", "sod1"])(
    "a search for %s is one statement that finds its products by an index",
    async (search) => {
      for (const plan of [await listPlan({ search }), await countPlan({ search })]) {
        expect(plan).toMatch(/products_search\b/);
        expect(plan).not.toMatch(/Seq Scan on products/);
      }
    },
  );

  it("those of a breed are found from the breed's side, in lists and in facets", async () => {
    const ofBreed = { breeds: "110,111", types: "dna-profile" };
    const bySpecies = await planOf(countBySpecies(database(), wanted(ofBreed)));
    const byCategory = await planOf(countByCategory(database(), wanted(ofBreed)));
    const byBreed = await planOf(countByBreed(database(), [110, 111], wanted({})));
    for (const plan of [await listPlan(ofBreed), await countPlan(ofBreed), bySpecies, byCategory, byBreed]) {
      expect(plan).toContain("product_breeds_breed");
      expect(plan).toContain("products_all_breeds");
      expect(plan).not.toMatch(/Seq Scan on product/);
    }
  });

  it("each kind of facets is one statement that reads the products once", async () => {
    for (const query of [countByCategory(database(), wanted({})), countBySpecies(database(), wanted({}))])
      expect((await planOf(query)).match(/ on products/g)).toHaveLength(1);
  });

  it("a page holds as many as ever, and weighs no more", async () => {
    for (const [key, value] of [
      ["page", "1"],
      ["sort", "price"],
      ["breeds", "110"],
      ["search", "eye"],
    ] as const) {
      const { results, bytes, count: all } = await firstPage({ [key]: value });
      expect(results).toHaveLength(20);
      expect(all).toBeGreaterThan(100);
      expect(bytes).toBeLessThan(pageBefore.bytes * 1.25);
    }
  });

  it("facets answer for no more breeds than are asked for", async () => {
    const query = { breeds: "110", breed_search: "terrier" };
    const { body } = await ask("products.facets", { query }, { country: "AU" });
    expect((body as { breeds: unknown[] }).breeds.length).toBeLessThanOrEqual(21);
    expect(JSON.stringify(body).length).toBeLessThan(4_000);
  });
});
