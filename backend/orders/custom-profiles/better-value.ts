import { and, arrayOverlaps, eq, exists, inArray, isNull, lt, type SQL, sql } from "drizzle-orm";
import { limits } from "@/lib/config/limits";
import type { Store } from "@/lib/config/markets/markets";
import { findBetterValue } from "@/lib/domain/orders/better-value";
import { priceCustomProfile } from "@/lib/domain/orders/custom-profile-price";
import type { Tx } from "@/backend/db/client";
import { tests } from "@/backend/db/schema/breeds";
import { prices, products, productTests } from "@/backend/db/schema/catalogue";
import type { Caller } from "@/backend/http/caller";
import { isListedFor } from "@/backend/shop/public/availability";
import { priceInStore, toPrice } from "@/backend/shop/public/caller-price";
import { toSuggestion } from "@/backend/shop/public/product-rows";

interface Choice {
  /** Products of a single test. */
  readonly productIds: readonly number[];
  readonly breedId: number | null;
}

/** The product that contains the chosen tests and costs less than them as a custom profile. Null if there is none. */
export async function readBetterValue(tx: Tx, caller: Caller, store: Store, choice: Choice) {
  const chosen = await readChosen(tx, store, choice.productIds);
  if (chosen.length < 2) return null;
  const { amount } = priceCustomProfile(chosen.map((test) => test.amount));
  const testCodes = chosen.map(({ testCode }) => testCode);
  const candidates = await listCandidates(tx, caller, store, { testCodes, amount });
  const found = findBetterValue(candidates, { testCodes, amount, breedId: choice.breedId });
  if (found === undefined) return null;
  const { product, saved } = found;
  const more = product.testCodes.filter((code) => !testCodes.includes(code));
  return {
    product: toSuggestion(product),
    price: toPrice(product),
    saved: toPrice({ amount: saved, currency: product.currency }),
    testCount: product.testCodes.length,
    moreCount: more.length,
    moreTests: await readNames(tx, more),
  };
}

export type BetterValue = Awaited<ReturnType<typeof readBetterValue>>;

function readChosen(tx: Tx, store: Store, productIds: readonly number[]) {
  if (productIds.length === 0) return [];
  return tx
    .select({ testCode: productTests.testCode, amount: prices.amount })
    .from(products)
    .innerJoin(productTests, eq(productTests.productId, products.id))
    .innerJoin(prices, priceInStore(store))
    .where(inArray(products.id, [...productIds]));
}

interface Limits {
  readonly testCodes: readonly string[];
  readonly amount: number;
}

/** Cheaper products for one animal that have the first test; the rule looks at the others. */
function listCandidates(tx: Tx, caller: Caller, store: Store, { testCodes, amount }: Limits) {
  const { id, name, speciesId } = products;
  const ids = (list: SQL) => sql<number[]>`coalesce(${list}, '{}')`;
  const first = tx
    .select({ found: sql`1` })
    .from(productTests)
    .where(and(eq(productTests.productId, id), eq(productTests.testCode, testCodes[0] ?? "")));
  return tx
    .select({
      id,
      name,
      speciesId,
      amount: prices.amount,
      currency: prices.currency,
      testCodes: sql<
        string[]
      >`(select array_agg(held.test_code order by held.position) from product_tests held where held.product_id = "products"."id")`,
      breedIds: ids(
        sql`(select array_agg(named.breed_id) from product_breeds named where named.product_id = "products"."id" and not "products"."is_for_all_breeds")`,
      ),
    })
    .from(products)
    .innerJoin(prices, priceInStore(store))
    .where(
      and(
        eq(products.packSize, 1),
        isNull(products.upgrade),
        arrayOverlaps(products.audiences, ["breeder", "owner"]),
        lt(prices.amount, amount),
        exists(first),
        isListedFor(caller),
      ),
    );
}

/** The first few names, in the order of the product. */
async function readNames(tx: Tx, codes: readonly string[]) {
  const displayed = codes.slice(0, limits.betterValueNames);
  if (displayed.length === 0) return [];
  const rows = await tx
    .select({ code: tests.code, name: tests.name })
    .from(tests)
    .where(inArray(tests.code, displayed));
  return displayed.flatMap((code) => rows.find((row) => row.code === code)?.name ?? []);
}
