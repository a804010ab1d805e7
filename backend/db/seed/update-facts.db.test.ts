import { and, eq, inArray, isNotNull } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { tests } from "@/backend/db/schema/breeds";
import type { Db } from "@/backend/db/client";
import { prices, products } from "@/backend/db/schema/catalogue";
import { seeds } from "@/backend/db/schema/seeds";
import { createTestDatabase } from "@/backend/testing/database";
import { seed } from "./seed";

const genoPet = 969;
const listNames = (db: Db) =>
  db.select({ id: products.id, name: products.name }).from(products).orderBy(products.id);
const genoPetIn = (store: string) => and(eq(prices.productId, genoPet), eq(prices.store, store));

async function readPrice(db: Db, store: string) {
  const [price] = await db.select().from(prices).where(genoPetIn(store));
  return price?.amount;
}

let db: Db;
let released: number | undefined;
let namesBefore: unknown;
/** Seeds a database again that an earlier release has seeded, and in which an operator has changed a price. */
beforeAll(async () => {
  ({ db } = await createTestDatabase());
  released = await readPrice(db, "AU");
  namesBefore = await listNames(db);
  const oldFacts = { omia: null, evidence: "unconfirmed", sources: [] };
  await db.update(tests).set(oldFacts).where(eq(tests.code, "cocoa"));
  const oldPrice = { amount: 11_111, seeded: { product_id: genoPet, amount: 11_111 } };
  await db.update(prices).set(oldPrice).where(genoPetIn("AU"));
  await db.update(prices).set({ amount: 22_222 }).where(genoPetIn("NZ"));
  const areas = ["breeds", "catalogue", "prices"];
  await db.update(seeds).set({ contentHash: "old" }).where(inArray(seeds.area, areas));
  await seed(db, { demo: true });
});

it("seed corrects the facts of tests in an existing database, and leaves its products as they are", async () => {
  const [cocoa] = await db.select().from(tests).where(eq(tests.code, "cocoa"));
  expect(cocoa).toMatchObject({ omia: "OMIA:002275-9615", evidence: "confirmed" });
  expect(cocoa?.searchExact).toContain("omia 002275 9615");
  expect(await listNames(db)).toEqual(namesBefore);
});

it("a seed writes its day to the rows that it changes, and to no others", async () => {
  const changed = await db
    .select({ code: tests.code, on: tests.changedOn })
    .from(tests)
    .where(isNotNull(tests.changedOn));
  expect(changed).toEqual([{ code: "cocoa", on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }]);
  expect(await db.$count(products, isNotNull(products.changedOn))).toBe(0);
});

it("a seed with new prices changes the prices that nobody has changed since the last seed", async () => {
  expect(await readPrice(db, "AU")).toBe(released);
  expect(await readPrice(db, "NZ")).toBe(22_222);
});
