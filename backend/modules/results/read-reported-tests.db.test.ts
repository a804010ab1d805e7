import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Db } from "@/backend/db/client";
import { activations } from "@/backend/db/schema/activations";
import { animals } from "@/backend/db/schema/animals";
import { breeds } from "@/backend/db/schema/breeds";
import { products, productTests } from "@/backend/db/schema/catalogue";
import { kits } from "@/backend/db/schema/kits";
import { orderLines, orders } from "@/backend/db/schema/orders";
import { createKitShop } from "@/backend/modules/kits/testing/kit-shop";
import { createTestDatabase } from "@/backend/testing/database";
import { readReportedTests } from "./read-reported-tests";

const [genoPet, anyBreedProfile, dnaProfile] = [969, 401, 403];

let db: Db;

beforeAll(async () => {
  ({ db } = await createTestDatabase());
});

/** Buys and activates one kit of the product for a Labrador Retriever. */
async function activate(productId: number, breed = "Labrador Retriever") {
  const shop = createKitShop(db);
  const { orderId } = await shop.buy(productId);
  const [kit] = await shop.listKits(orderId);
  const kitId = kit?.id ?? 0;
  await shop.activate(kitId, productId);
  const [activation] = await db.select().from(activations).where(eq(activations.kitId, kitId));
  const [row] = await db.select().from(breeds).where(eq(breeds.name, breed));
  await db
    .update(animals)
    .set({ breedId: row?.id ?? null })
    .where(eq(animals.id, activation?.animalId ?? 0));
  return { kitId, orderId, shop, activationId: activation?.id ?? 0 };
}

const testsOf = (productId: number) =>
  db
    .select({ code: productTests.testCode })
    .from(productTests)
    .where(eq(productTests.productId, productId))
    .then((rows) => rows.map(({ code }) => code));

describe("readReportedTests", () => {
  it("lists the tests and the work of the product", async () => {
    const { activationId } = await activate(genoPet);
    const { tests, labWork } = await readReportedTests(db, activationId);
    expect(tests.map(({ code }) => code).sort()).toEqual((await testsOf(genoPet)).sort());
    expect(tests).toContainEqual(
      expect.objectContaining({ code: "mdr1", kind: "disease", inheritance: "AID" }),
    );
    expect(labWork).toEqual(["tests", "breed-mix"]);
  });

  it("adds tests of the animal's breed to a full breed profile for any breed", async () => {
    const { activationId } = await activate(anyBreedProfile);
    const { tests, labWork } = await readReportedTests(db, activationId);
    const codes = tests.map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(["eic", "l-fgf5"]));
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.length).toBeGreaterThan((await testsOf(anyBreedProfile)).length);
    expect(labWork).toEqual(["tests", "dna-profile"]);
  });

  it("has no tests for a DNA profile alone", async () => {
    const { activationId } = await activate(dnaProfile);
    expect(await readReportedTests(db, activationId)).toEqual({ tests: [], labWork: ["dna-profile"] });
  });

  it("adds the tests of a custom profile, and paid tests added to the tube", async () => {
    const { activationId, kitId, shop } = await activate(dnaProfile);
    const singles = await db
      .select({ id: products.id, code: productTests.testCode })
      .from(products)
      .innerJoin(productTests, eq(productTests.productId, products.id))
      .where(and(eq(products.speciesId, 1), eq(products.packSize, 1)));
    const productOf = (code: string) =>
      singles.find((row) => row.code === code && singles.filter(({ id }) => id === row.id).length === 1)
        ?.id ?? 0;
    await db
      .update(kits)
      .set({ customTests: [productOf("dm")] })
      .where(eq(kits.id, kitId));
    const added = await shop.startPurchase(productOf("prcd"));
    await db.update(orderLines).set({ kitId }).where(eq(orderLines.orderId, added.orderId));
    const codes = async () => (await readReportedTests(db, activationId)).tests.map(({ code }) => code);
    expect(await codes()).toEqual(["dm"]);
    await db.update(orders).set({ state: "paid" }).where(eq(orders.id, added.orderId));
    expect((await codes()).sort()).toEqual(["dm", "prcd"]);
  });
});
