import { asc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { barcodeFormat } from "@/lib/domain/kits/kit-barcode";
import type { Db } from "@/backend/db/client";
import { products } from "@/backend/db/schema/catalogue";
import { type kits, productFulfilments } from "@/backend/db/schema/kits";
import { createTestDatabase } from "@/backend/testing/database";
import { sampleOf } from "@/tools/testing/test-effort";
import { readBalance } from "@/backend/kits/public/pack-balance";
import { readFulfilments } from "./read-fulfilments";
import { createKitShop } from "@/backend/kits/kits/testing/kit-shop";
import { demoUserId } from "@/backend/testing/find-user";

let db: Db;
let shop: ReturnType<typeof createKitShop>;
let userId = 0;

type Row = typeof productFulfilments.$inferSelect;
let shapes: { readonly row: Row; readonly name: string }[] = [];

beforeAll(async () => {
  ({ db } = await createTestDatabase());
  shop = createKitShop(db);
  userId = await demoUserId(db, "admin");
  const rows = await db
    .select({ row: productFulfilments, name: products.name })
    .from(productFulfilments)
    .innerJoin(products, eq(products.id, productFulfilments.productId))
    .orderBy(asc(products.id));
  const byShape = new Map(
    rows.map((each) => {
      const { productId: _, packOf, ...shape } = each.row;
      return [JSON.stringify({ ...shape, hasProduct: packOf !== null }), each];
    }),
  );
  shapes = [...byShape.values()];
});

describe("the fulfilment table", () => {
  it("has a row for every product", async () => {
    const all = await db.select({ id: products.id }).from(products);
    const rows = await db.select({ id: productFulfilments.productId }).from(productFulfilments);
    expect(all.map(({ id }) => id).toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
    expect(all.length).toBeGreaterThan(640);
  });

  it("falls back to the default rule for a product that was added in a running shop", async () => {
    const [kit] = await db.select().from(products).where(eq(products.id, 403));
    if (kit === undefined) throw new Error("Product not found.");
    await db.insert(products).values({ ...kit, id: 999_403, name: "Dog DNA profile, express" });
    const fulfilments = await readFulfilments(db, [999_403]);
    expect(fulfilments.get(999_403)).toMatchObject({ kits: 1, labWork: ["dna-profile"] });
    const { orderId } = await shop.buy(999_403);
    expect(await shop.listKits(orderId)).toMatchObject([{ productId: 999_403 }]);
  });
});

async function balanceOf(productId: number): Promise<number> {
  const balance = await readBalance(db, userId);
  return balance.find((pack) => pack.productId === productId)?.units ?? 0;
}

const isValid = ({ voidedAt }: typeof kits.$inferSelect) => voidedAt === null;

describe("one of each kind in the fulfilment table", () => {
  it("covers kits, packs, blank tubes, stored samples and goods", () => {
    expect(shapes.length).toBeGreaterThan(25);
  });

  it("has its tubes and units after payment, and neither after a refund", async () => {
    for (const { row, name } of sampleOf(shapes, 8)) {
      const quantity = 2;
      const before = await balanceOf(row.productId);
      const { orderId } = await shop.buy(row.productId, { quantity, userId });
      const bought = await shop.listKits(orderId);
      expect([name, bought.length]).toEqual([name, quantity * row.kits]);
      expect(bought.every(({ barcode }) => barcodeFormat(barcode) === "own")).toBe(true);
      const expected = row.isTestIncluded ? row.productId : null;
      expect(bought.every(({ productId }) => productId === expected)).toBe(true);
      expect([name, await balanceOf(row.productId)]).toEqual([name, before + quantity * row.packUnits]);

      await shop.refundUnits(orderId, 1);
      expect([name, (await shop.listKits(orderId)).filter(isValid).length]).toEqual([name, row.kits]);
      expect([name, await balanceOf(row.productId)]).toEqual([name, before + row.packUnits]);

      await shop.refundAll(orderId);
      expect([name, await shop.countValidKits(orderId)]).toEqual([name, 0]);
      expect([name, await balanceOf(row.productId)]).toEqual([name, before]);
    }
  }, 60_000);

  it("keeps its tubes and units in a dispute, and loses both if the dispute is lost", async () => {
    for (const { row, name } of sampleOf(
      shapes.filter((shape) => shape.row.kits > 0),
      4,
    )) {
      const { orderId, providerId } = await shop.buy(row.productId, { userId });
      const { bank, deliver } = shop.payment;
      for (const [state, units] of [
        ["open", 1],
        ["lost", 0],
      ] as const) {
        bank.dispute(providerId, state);
        const event = bank.events.at(-1);
        if (event) await deliver(event);
        expect([name, state, await shop.countValidKits(orderId)]).toEqual([name, state, units * row.kits]);
        expect([name, await shop.sumOrderUnits(orderId)]).toEqual([name, units * row.packUnits]);
      }
    }
  }, 60_000);
});
