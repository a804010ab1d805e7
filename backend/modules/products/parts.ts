import { and, eq, gt, min, sql } from "drizzle-orm";
import { alias, unionAll } from "drizzle-orm/pg-core";
import type { Tx } from "@/backend/db/client";
import { prices, products, productTests } from "@/backend/db/schema/catalogue";
import type { Visit } from "@/backend/http/visit";
import { priceHere, soldHere, toPrice } from "./queries";

/** How many tests a product has inside. Its own name for the table: a short name in a subquery is the inner one's. */
export const testCount = sql<number>`(select count(*)::int from product_tests held where held.product_id = "products"."id")`;

/** What the tests inside a product cost alone, and the pieces inside a pack. */
export function partsOf(tx: Tx, visit: Visit) {
  return unionAll(testsInside(tx, visit), piecesInside(tx, visit)).as("parts");
}

function testsInside(tx: Tx, visit: Visit) {
  const singles = testsSoldSingly(tx, visit);
  const whole = alias(products, "whole");
  return tx
    .select({
      wholeId: sql<number>`${productTests.productId}`.as("whole_id"),
      partCount: sql<number>`count(*)::int`.as("part_count"),
      partAmount: sql<number>`sum(${singles.amount})::int`.as("part_amount"),
    })
    .from(productTests)
    .innerJoin(singles, eq(singles.testCode, productTests.testCode))
    .innerJoin(whole, and(eq(whole.id, productTests.productId), eq(whole.packSize, 1)))
    .groupBy(productTests.productId)
    .having(gt(sql`count(*)`, 1));
}

function piecesInside(tx: Tx, visit: Visit) {
  const pack = alias(products, "pack");
  return tx
    .select({
      wholeId: sql<number>`${pack.id}`.as("whole_id"),
      partCount: sql<number>`${pack.packSize}::int`.as("part_count"),
      partAmount: sql<number>`(${prices.amount} * ${pack.packSize})::int`.as("part_amount"),
    })
    .from(products)
    .innerJoin(prices, priceHere(visit))
    .innerJoin(pack, and(eq(pack.packOf, products.id), gt(pack.packSize, 1)))
    .where(soldHere(visit));
}

/** A test is sold by itself where a product is this test alone: the cheapest of them counts. */
export function testsSoldSingly(tx: Tx, visit: Visit) {
  const alone = tx
    .select({ productId: productTests.productId })
    .from(productTests)
    .groupBy(productTests.productId)
    .having(sql`count(*) = 1`)
    .as("alone");
  return tx
    .select({ testCode: productTests.testCode, amount: min(prices.amount).as("single_amount") })
    .from(productTests)
    .innerJoin(alone, eq(alone.productId, productTests.productId))
    .innerJoin(
      products,
      and(eq(products.id, productTests.productId), eq(products.packSize, 1), soldHere(visit)),
    )
    .innerJoin(prices, priceHere(visit))
    .groupBy(productTests.testCode)
    .as("singles");
}

interface Compared {
  readonly count: number;
  readonly amount: number;
  readonly own: { readonly amount: number; readonly currency: string };
}

export function singly({ count, amount, own }: Compared) {
  const { currency } = own;
  if (amount <= own.amount) return null;
  return {
    count,
    price: toPrice({ amount, currency }),
    saved: toPrice({ amount: amount - own.amount, currency }),
  };
}
