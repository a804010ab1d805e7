import { count, eq, isNull } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { activations, samples } from "@/backend/db/schema/activations";
import { animals } from "@/backend/db/schema/animals";
import { products } from "@/backend/db/schema/catalogue";
import { kits } from "@/backend/db/schema/kits";
import { orderLines, orders } from "@/backend/db/schema/orders";
import { readBalance } from "@/backend/kits/public/pack-balance";
import { createTestDatabase } from "@/backend/testing/database";
import { demoCollies } from "./demo-community";
import { demoResults } from "./demo-results";
import { demoEmail } from "./seed-demo-accounts";
import { seedDemoKits } from "./seed-demo-kits";
import { findUser } from "@/backend/testing/find-user";

describe("the kits of the demo", () => {
  it("wait to be activated in every account with orders, and the breeder has a multi-pack", async () => {
    const { db } = await createTestDatabase();
    for (const account of ["breeder", "owner", "vet"] as const) {
      const own = eq(orders.email, demoEmail(account));
      const rows = await db
        .select({ sampleId: samples.id })
        .from(kits)
        .innerJoin(orderLines, eq(orderLines.id, kits.orderLineId))
        .innerJoin(orders, eq(orders.id, orderLines.orderId))
        .leftJoin(samples, eq(samples.kitId, kits.id))
        .where(own);
      expect([account, rows.some(({ sampleId }) => sampleId === null)]).toEqual([account, true]);
      expect([account, rows.some(({ sampleId }) => sampleId !== null)]).toEqual([account, true]);
    }
    const breeder = await findUser(db, demoEmail("breeder"));
    expect(await readBalance(db, breeder.id)).toMatchObject([{ productId: 441, units: 5 }]);
  });

  it("are activated for animals of the right species", async () => {
    const { db } = await createTestDatabase();
    const rows = await db
      .select({ ofAnimal: animals.speciesId, ofProduct: products.speciesId })
      .from(activations)
      .innerJoin(animals, eq(animals.id, activations.animalId))
      .innerJoin(products, eq(products.id, activations.productId));
    for (const { ofAnimal, ofProduct } of rows) expect(ofAnimal).toBe(ofProduct ?? ofAnimal);
  });

  it("are not written twice", async () => {
    const { db } = await createTestDatabase();
    const countKits = async () => (await db.select({ count: count() }).from(kits))[0]?.count;
    const before = await countKits();
    await db.transaction((tx) => seedDemoKits().write(tx));
    expect(await countKits()).toBe(before);
    // Finished demo results have tubes that nobody ordered.
    const withoutOrder = await db.select().from(kits).where(isNull(kits.orderLineId));
    expect(withoutOrder).toHaveLength(demoResults.length + demoCollies.length);
  });
});
