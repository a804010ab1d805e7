import { and, asc, desc, eq, gt, inArray, ne, sql } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { prices, products, productTests } from "@/backend/db/schema/catalogue";
import type { Visit } from "@/backend/http/visit";
import { singly, testsSoldSingly } from "./parts";
import { listedColumns, priceHere, soldHere, toPrice, toSuggestion } from "./queries";

interface Bought {
  readonly id: number;
  readonly amount: number;
  readonly currency: string;
  readonly packSize: number;
  readonly packOf: number | null;
}

/** What the parts of a product cost one by one, and how much less it costs itself; null where there is nothing to say. */
export async function priceSingly(tx: Tx, visit: Visit, product: Bought) {
  const parts =
    product.packSize > 1 ? await pieces(tx, visit, product) : await testsSingly(tx, visit, product.id);
  if (parts === undefined || parts.count < 2) return null;
  const { count, amount } = parts;
  return singly({ count, amount, own: product });
}

const mostBundles = 3;

/** Products that have this one's only test inside, and more: those for every breed first, then the cheapest. */
export async function bundlesWith(tx: Tx, visit: Visit, { id }: Bought) {
  const own = await tx
    .select({ testCode: productTests.testCode })
    .from(productTests)
    .where(eq(productTests.productId, id));
  const [only] = own;
  if (only === undefined || own.length > 1) return [];
  const singles = testsSoldSingly(tx, visit);
  const withTest = tx
    .select({ productId: productTests.productId })
    .from(productTests)
    .where(eq(productTests.testCode, only.testCode));
  const testCount = sql<number>`count(*)::int`;
  const rows = await tx
    .select({
      ...listedColumns,
      testCount,
      soldCount: sql<number>`count(${singles.amount})::int`,
      singlyAmount: sql<number>`coalesce(sum(${singles.amount}), 0)::int`,
    })
    .from(products)
    .innerJoin(prices, priceHere(visit))
    .innerJoin(productTests, eq(productTests.productId, products.id))
    .leftJoin(singles, eq(singles.testCode, productTests.testCode))
    .where(
      and(inArray(products.id, withTest), ne(products.id, id), eq(products.packSize, 1), soldHere(visit)),
    )
    .groupBy(products.id, prices.amount, prices.currency)
    .having(gt(testCount, 1))
    .orderBy(desc(products.isForAllBreeds), asc(prices.amount), asc(products.id))
    .limit(mostBundles);
  return rows.map((row) => ({
    ...toSuggestion(row),
    price: toPrice(row),
    testCount: row.testCount,
    singly: singly({ count: row.soldCount, amount: row.singlyAmount, own: row }),
  }));
}

async function testsSingly(tx: Tx, visit: Visit, productId: number) {
  const singles = testsSoldSingly(tx, visit);
  const [sum] = await tx
    .select({
      count: sql<number>`count(*)::int`,
      amount: sql<number>`coalesce(sum(${singles.amount}), 0)::int`,
    })
    .from(productTests)
    .innerJoin(singles, eq(singles.testCode, productTests.testCode))
    .where(eq(productTests.productId, productId));
  return sum;
}

async function pieces(tx: Tx, visit: Visit, { packOf, packSize }: Bought) {
  if (packOf === null) return undefined;
  const [piece] = await tx
    .select({ amount: prices.amount })
    .from(products)
    .innerJoin(prices, priceHere(visit))
    .where(and(eq(products.id, packOf), soldHere(visit)));
  return piece && { count: packSize, amount: piece.amount * packSize };
}
