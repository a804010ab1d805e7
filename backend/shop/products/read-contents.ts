import { and, asc, eq, gt, inArray, isNull, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Language } from "@/lib/config/languages";
import { categoriesOfType } from "@/lib/config/shop/categories";
import { inLanguage } from "@/backend/db/in-language";
import type { Tx } from "@/backend/db/client";
import { breeds, testBreeds } from "@/backend/db/schema/breeds";
import { prices, products } from "@/backend/db/schema/catalogue";
import { productFulfilments } from "@/backend/db/schema/kits";
import { shippingMethods, shippingPrices } from "@/backend/db/schema/pricing";
import type { Caller } from "@/backend/http/caller";
import { needsPostage } from "@/lib/domain/orders/needs-postage";
import { isListedFor } from "@/backend/shop/public/availability";
import { priceForCaller, toPrice } from "@/backend/shop/public/caller-price";
import { toSuggestion } from "@/backend/shop/public/product-rows";

/** What one unit consists of. */
export async function readFulfilment(tx: Tx, productId: number) {
  const { kits, isTestIncluded, sample, usesStoredSample, deliverable } = productFulfilments;
  const [row] = await tx
    .select({ kits, isTestIncluded, sample, usesStoredSample, deliverable })
    .from(productFulfilments)
    .where(eq(productFulfilments.productId, productId));
  if (row === undefined) throw new Error(`Product ${productId} has no fulfilment.`);
  return row;
}

type SizedProduct = Pick<
  typeof products.$inferSelect,
  "id" | "typeId" | "categoryId" | "packSize" | "packOf" | "isForAllBreeds"
>;

/**
 * The single product and its packs, or the packs of one kind that have no single product, smallest first.
 * For the profile of one breed: the cheaper packs of the profile for any breed, which reports the same tests.
 */
export async function listSizes(tx: Tx, caller: Caller, product: SizedProduct) {
  const rows = await tx
    .select({
      id: products.id,
      name: inLanguage(products.name, caller.language),
      speciesId: products.speciesId,
      packSize: products.packSize,
      isForAllBreeds: products.isForAllBreeds,
      amount: prices.amount,
      currency: prices.currency,
    })
    .from(products)
    .innerJoin(prices, priceForCaller(caller))
    .where(and(isSizeOf(tx, product), isListedFor(caller)))
    .orderBy(asc(products.packSize), asc(products.id));
  const single = rows.find(({ packSize }) => packSize === 1);
  const sizes = rows.map((row) => {
    const { packSize, isForAllBreeds, amount, currency } = row;
    const saved = single ? single.amount * packSize - amount : 0;
    return {
      ...toSuggestion(row),
      packSize,
      isForAllBreeds,
      price: toPrice(row),
      each: toPrice({ amount: Math.round(amount / packSize), currency }),
      saved: saved > 0 ? toPrice({ amount: saved, currency }) : null,
    };
  });
  const offered = isProfileOfOneBreed(product)
    ? sizes.filter(({ id, saved }) => id === product.id || saved !== null)
    : sizes;
  return offered.length < 2 ? [] : offered;
}

const isProfileOfOneBreed = ({ categoryId, packSize, isForAllBreeds }: SizedProduct) =>
  packSize === 1 && !isForAllBreeds && categoriesOfType("full-breed-profile").includes(categoryId);

const forAnyBreed = alias(products, "for_any_breed");

function isSizeOf(tx: Tx, product: SizedProduct) {
  const { id, typeId, categoryId, packSize, packOf } = product;
  if (isProfileOfOneBreed(product)) {
    const profiles = tx
      .select({ id: forAnyBreed.id })
      .from(forAnyBreed)
      .where(and(eq(forAnyBreed.categoryId, categoryId), eq(forAnyBreed.isForAllBreeds, true)));
    return or(eq(products.id, id), inArray(products.packOf, profiles));
  }
  const singleId = packSize > 1 ? packOf : id;
  if (singleId !== null) return or(eq(products.id, singleId), eq(products.packOf, singleId));
  return and(
    ...[eq(products.typeId, typeId), eq(products.categoryId, categoryId)],
    ...[isNull(products.packOf), gt(products.packSize, 1)],
  );
}

/** Price and time of the first shipping method; null when nothing is posted. */
export async function readDelivery(
  tx: Tx,
  { store }: Caller,
  product: Parameters<typeof needsPostage>[0] & { readonly currency: string },
) {
  if (!needsPostage(product)) return null;
  const { amount, minDays, maxDays } = shippingPrices;
  const [row] = await tx
    .select({ amount, minDays, maxDays })
    .from(shippingPrices)
    .innerJoin(shippingMethods, eq(shippingMethods.id, shippingPrices.methodId))
    .where(eq(shippingPrices.store, store))
    .orderBy(asc(shippingMethods.position))
    .limit(1);
  if (row === undefined) return null;
  return {
    price: toPrice({ ...row, currency: product.currency }),
    minDays: row.minDays,
    maxDays: row.maxDays,
  };
}

/** More breeds than this are only counted. */
const maxNamedBreeds = 3;

/** For each test: how many breeds it is reported in, and their names while they are few. */
export async function readTestBreeds(
  tx: Tx,
  language: Language,
  tests: readonly { readonly code: string }[],
) {
  const codes = tests.map(({ code }) => code);
  const rows =
    codes.length === 0
      ? []
      : await tx
          .select({
            code: testBreeds.testCode,
            count: sql<number>`count(*)::int`,
            names: sql<
              string[]
            >`(array_agg(${inLanguage(breeds.name, language)} order by ${breeds.sortKey}))[1:${sql.raw(`${maxNamedBreeds}`)}]`,
          })
          .from(testBreeds)
          .innerJoin(breeds, eq(breeds.id, testBreeds.breedId))
          .where(inArray(testBreeds.testCode, codes))
          .groupBy(testBreeds.testCode);
  const found = new Map(rows.map(({ code, ...breedsOfTest }) => [code, breedsOfTest]));
  return (code: string) => {
    const { count, names } = found.get(code) ?? { count: 0, names: [] };
    return { count, names: count > maxNamedBreeds ? [] : names };
  };
}
