import { and, eq, inArray } from "drizzle-orm";
import { expect, it } from "vitest";
import { tests } from "@/backend/db/schema/breeds";
import { prices, products } from "@/backend/db/schema/catalogue";
import { seeds } from "@/backend/db/schema/seeds";
import { createTestDatabase } from "@/backend/testing/database";
import { testByCode } from "./catalogue/test-facts";
import { seed } from "./seed";

it("seed corrects the facts of tests in an existing database, and leaves its prices and products as they are", async () => {
  const {
    database: { db },
  } = await createTestDatabase();
  const { productId } = testByCode("cocoa");
  const own = and(eq(prices.productId, productId), eq(prices.store, "AU"));
  const old = { omia: null, evidence: "unconfirmed", sources: [] };
  await db.update(tests).set(old).where(eq(tests.code, "cocoa"));
  await db.update(prices).set({ amount: 12_345 }).where(own);
  await db
    .update(seeds)
    .set({ contentHash: "old" })
    .where(inArray(seeds.area, ["breeds", "catalogue"]));
  const idsBefore = await db
    .select({ id: products.id, name: products.name })
    .from(products)
    .orderBy(products.id);
  await seed(db, { demo: true });
  const [cocoa] = await db.select().from(tests).where(eq(tests.code, "cocoa"));
  expect(cocoa).toMatchObject({ omia: "OMIA:002275-9615", evidence: "confirmed" });
  expect(cocoa?.searchExact).toContain("omia 002275 9615");
  expect(await db.select().from(prices).where(own)).toMatchObject([{ amount: 12_345 }]);
  expect(
    await db.select({ id: products.id, name: products.name }).from(products).orderBy(products.id),
  ).toEqual(idsBefore);
});

it("a seed with new prices changes the prices that nobody has changed since the last seed", async () => {
  const {
    database: { db },
  } = await createTestDatabase();
  const priceIn = (store: string) =>
    db
      .select({ amount: prices.amount })
      .from(prices)
      .where(and(eq(prices.productId, 969), eq(prices.store, store)));
  const [released] = await priceIn("AU");
  const own = and(eq(prices.productId, 969), eq(prices.store, "NZ"));
  // As a release before would have seeded it, and as an operator would change it.
  await db
    .update(prices)
    .set({ amount: 11_111, seeded: { product_id: 969, amount: 11_111 } })
    .where(and(eq(prices.productId, 969), eq(prices.store, "AU")));
  await db.update(prices).set({ amount: 22_222 }).where(own);
  await db.update(seeds).set({ contentHash: "old" }).where(eq(seeds.area, "prices"));
  await seed(db, { demo: false });
  expect(await priceIn("AU")).toEqual([released]);
  expect(await priceIn("NZ")).toEqual([{ amount: 22_222 }]);
});
