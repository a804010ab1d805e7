import { and, asc, desc, eq, gt, inArray, ne, sql } from "drizzle-orm";
import { discountSum } from "@/lib/domain/orders/custom-profile-price";
import type { Tx } from "@/backend/db/client";
import { prices, products, productTests } from "@/backend/db/schema/catalogue";
import type { Caller } from "@/backend/http/caller";
import { compareWithParts, singleTestPrices } from "@/backend/shop/public/part-prices";
import { isListedFor } from "@/backend/shop/public/availability";
import { priceForCaller, toPrice } from "@/backend/shop/public/caller-price";
import { listedColumnsIn, toSuggestion } from "@/backend/shop/public/product-rows";

interface PricedProduct {
  readonly id: number;
  readonly amount: number;
  readonly currency: string;
  readonly packSize: number;
  readonly packOf: number | null;
}

/** Compares a product with its tests in a custom profile, or a pack with its pieces. Null if it saves nothing. */
export async function comparePrice(tx: Tx, caller: Caller, product: PricedProduct) {
  const parts =
    product.packSize > 1
      ? await sumPackPieces(tx, caller, product)
      : await sumSingleTests(tx, caller, product.id);
  if (parts === undefined || parts.count < 2) return null;
  const { count, amount } = parts;
  return compareWithParts({ count, amount, own: product });
}

const maxBundles = 3;

/** Larger products that contain a single-test product's test: those for all breeds first, then the cheapest. */
export async function listBundles(tx: Tx, caller: Caller, { id }: PricedProduct) {
  const ownTests = await tx
    .select({ testCode: productTests.testCode })
    .from(productTests)
    .where(eq(productTests.productId, id));
  const [onlyTest] = ownTests;
  if (onlyTest === undefined || ownTests.length > 1) return [];
  const singles = singleTestPrices(tx, caller);
  const withTest = tx
    .select({ productId: productTests.productId })
    .from(productTests)
    .where(eq(productTests.testCode, onlyTest.testCode));
  const testCount = sql<number>`count(*)::int`;
  const rows = await tx
    .select({
      ...listedColumnsIn(caller.language),
      testCount,
      soldCount: sql<number>`count(${singles.amount})::int`,
      singlyAmount: sql<number>`coalesce(sum(${singles.amount}), 0)::int`,
    })
    .from(products)
    .innerJoin(prices, priceForCaller(caller))
    .innerJoin(productTests, eq(productTests.productId, products.id))
    .leftJoin(singles, eq(singles.testCode, productTests.testCode))
    .where(
      and(inArray(products.id, withTest), ne(products.id, id), eq(products.packSize, 1), isListedFor(caller)),
    )
    .groupBy(products.id, prices.amount, prices.currency)
    .having(gt(testCount, 1))
    .orderBy(desc(products.isForAllBreeds), asc(prices.amount), asc(products.id))
    .limit(maxBundles);
  return rows.map((row) => ({
    ...toSuggestion(row),
    price: toPrice(row),
    testCount: row.testCount,
    singly: compareWithParts({
      count: row.soldCount,
      amount: discountSum(row.singlyAmount, row.soldCount).amount,
      own: row,
    }),
  }));
}

async function sumSingleTests(tx: Tx, caller: Caller, productId: number) {
  const singles = singleTestPrices(tx, caller);
  const [sum] = await tx
    .select({
      count: sql<number>`count(*)::int`,
      amount: sql<number>`coalesce(sum(${singles.amount}), 0)::int`,
    })
    .from(productTests)
    .innerJoin(singles, eq(singles.testCode, productTests.testCode))
    .where(eq(productTests.productId, productId));
  return sum && { count: sum.count, amount: discountSum(sum.amount, sum.count).amount };
}

async function sumPackPieces(tx: Tx, caller: Caller, { packOf, packSize }: PricedProduct) {
  if (packOf === null) return undefined;
  const [piece] = await tx
    .select({ amount: prices.amount })
    .from(products)
    .innerJoin(prices, priceForCaller(caller))
    .where(and(eq(products.id, packOf), isListedFor(caller)));
  return piece && { count: packSize, amount: piece.amount * packSize };
}
