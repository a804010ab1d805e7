import { and, eq, gt, min, type SQL, sql, type SQLWrapper } from "drizzle-orm";
import { alias, unionAll } from "drizzle-orm/pg-core";
import { maxSavingPercent } from "@/lib/config/shop/catalogue";
import { customProfileDiscounts } from "@/lib/domain/orders/custom-profile-price";
import type { Tx } from "@/backend/db/client";
import { prices, products, productTests } from "@/backend/db/schema/catalogue";
import type { Caller } from "@/backend/http/caller";
import { isListedFor } from "./availability";
import { priceForCaller, toPrice } from "./caller-price";

/** Number of tests in a product. Raw table names, because Drizzle drops the outer table's name in subqueries. */
export const testCount = sql<number>`(select count(*)::int from product_tests held where held.product_id = "products"."id")`;

/** The discount of a custom profile with the counted tests. */
const discountPercent = sql`case ${sql.join(
  customProfileDiscounts
    .toReversed()
    .map(({ from, percent }) => sql`when count(*) >= ${from}::int then ${percent}::int`),
  sql` `,
)} else 0 end`;

/** For each product: number and price of its parts: tests in a custom profile, or pieces of a pack. */
export function partPrices(tx: Tx, caller: Caller) {
  return unionAll(testPrices(tx, caller), packPiecePrices(tx, caller)).as("parts");
}

function testPrices(tx: Tx, caller: Caller) {
  const singles = singleTestPrices(tx, caller);
  const whole = alias(products, "whole");
  return tx
    .select({
      wholeId: sql<number>`${productTests.productId}`.as("whole_id"),
      partCount: sql<number>`count(*)::int`.as("part_count"),
      partAmount:
        sql<number>`(sum(${singles.amount}) - sum(${singles.amount}) * ${discountPercent} / 100)::int`.as(
          "part_amount",
        ),
    })
    .from(productTests)
    .innerJoin(singles, eq(singles.testCode, productTests.testCode))
    .innerJoin(whole, and(eq(whole.id, productTests.productId), eq(whole.packSize, 1)))
    .groupBy(productTests.productId)
    .having(gt(sql`count(*)`, 1));
}

function packPiecePrices(tx: Tx, caller: Caller) {
  const pack = alias(products, "pack");
  return tx
    .select({
      wholeId: sql<number>`${pack.id}`.as("whole_id"),
      partCount: sql<number>`${pack.packSize}::int`.as("part_count"),
      partAmount: sql<number>`(${prices.amount} * ${pack.packSize})::int`.as("part_amount"),
    })
    .from(products)
    .innerJoin(prices, priceForCaller(caller))
    .innerJoin(pack, and(eq(pack.packOf, products.id), gt(pack.packSize, 1)))
    .where(isListedFor(caller));
}

/** Price of each test on its own: the cheapest product that contains only this test. */
export function singleTestPrices(tx: Tx, caller: Caller) {
  const singleTests = tx
    .select({ productId: productTests.productId })
    .from(productTests)
    .groupBy(productTests.productId)
    .having(sql`count(*) = 1`)
    .as("single_tests");
  return tx
    .select({ testCode: productTests.testCode, amount: min(prices.amount).as("single_amount") })
    .from(productTests)
    .innerJoin(singleTests, eq(singleTests.productId, productTests.productId))
    .innerJoin(
      products,
      and(eq(products.id, productTests.productId), eq(products.packSize, 1), isListedFor(caller)),
    )
    .innerJoin(prices, priceForCaller(caller))
    .groupBy(productTests.testCode)
    .as("singles");
}

/** Also a condition of offers, which are counted in the database. */
export const isRealistic = (parts: SQLWrapper): SQL =>
  sql`${parts} > ${prices.amount} and (${parts} - ${prices.amount})::bigint * 100 <= ${parts}::bigint * ${maxSavingPercent}::int`;

interface PriceComparison {
  readonly count: number;
  readonly amount: number;
  readonly own: { readonly amount: number; readonly currency: string };
}

/** Price of the parts and the saving, or null if the product is not cheaper, or so much that nobody would buy the parts. */
export function compareWithParts({ count, amount, own }: PriceComparison) {
  const { currency } = own;
  if (amount <= own.amount || (amount - own.amount) * 100 > amount * maxSavingPercent) return null;
  return {
    count,
    price: toPrice({ amount, currency }),
    saved: toPrice({ amount: amount - own.amount, currency }),
  };
}
