import { and, asc, eq, sql } from "drizzle-orm";
import { defaultLanguage, type Language } from "@/lib/config/languages";
import { inLanguage } from "@/backend/db/in-language";
import type { Tx } from "@/backend/db/client";
import { breeds, tests } from "@/backend/db/schema/breeds";
import { categories, prices, productBreeds, products, productTests } from "@/backend/db/schema/catalogue";
import { productFulfilments } from "@/backend/db/schema/kits";
import { readNames, translateRows } from "@/backend/db/translate-rows";
import { notFound } from "@/backend/http/refusals";
import type { Caller } from "@/backend/http/caller";
import { listBundles, comparePrice } from "@/backend/shop/products/compare-prices";
import { listRelated } from "@/backend/shop/products/list-related";
import {
  listSizes,
  readDelivery,
  readFulfilment,
  readTestBreeds,
} from "@/backend/shop/products/read-contents";
import { readParentage } from "@/backend/shop/products/read-parentage";
import { isListedFor } from "./availability";
import { priceForCaller } from "./caller-price";
import {
  fulfilledUnit,
  hasFulfilment,
  listedColumns,
  readProfiledBreeds,
  toDetails,
  toSuggestion,
} from "./product-rows";

export async function readProduct(tx: Tx, caller: Caller, id: number) {
  const [row] = await tx
    .select({
      ...listedColumns,
      unit: fulfilledUnit,
      description: products.description,
      audiences: products.audiences,
      sample: products.sample,
      packOf: products.packOf,
      upgrade: products.upgrade,
      isForAllBreeds: products.isForAllBreeds,
      /** The documented name; categories of our own have none. */
      categoryName: sql<string>`coalesce(${categories.heading}, ${categories.name})`,
    })
    .from(products)
    .innerJoin(prices, priceForCaller(caller))
    .leftJoin(productFulfilments, hasFulfilment)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(eq(products.id, id), isListedFor(caller)));
  if (row === undefined) return notFound();
  const { language, product, tests } = await translateProduct(tx, caller.language, {
    product: row,
    tests: await readTests(tx, id),
  });
  const breedsOfTest = await readTestBreeds(tx, caller.language, tests);
  const bundles = await listBundles(tx, caller, row);
  const { description, audiences, sample, minDays, maxDays, packSize, isForAllBreeds, categoryName } =
    product;
  return {
    ...toSuggestion(product),
    language,
    ...toDetails({
      ...product,
      breedId: (await readProfiledBreeds(tx, [id])).get(id) ?? null,
      testCount: tests.length,
    }),
    description,
    categoryName,
    audiences,
    sample,
    turnaroundDays: minDays === null || maxDays === null ? null : { min: minDays, max: maxDays },
    packSize,
    isForAllBreeds,
    tests: tests.map((test) => ({ ...test, breeds: breedsOfTest(test.code) })),
    names: await readNames(tx, { entity: "product", key: id, name: row.name }),
    breeds: await readBreeds(tx, caller.language, id),
    singly: await comparePrice(tx, caller, row),
    bundles,
    related: await listRelated(
      tx,
      caller,
      row,
      bundles.map((bundle) => bundle.id),
    ),
    parentage: await readParentage(tx, caller.language, row),
    fulfilment: await readFulfilment(tx, id),
    sizes: await listSizes(tx, caller, row),
    delivery: await readDelivery(tx, caller, row),
  };
}

interface ProductTexts<Product, Test> {
  readonly product: Product;
  readonly tests: Test[];
}

/** Translates a product with its tests, or nothing of it, so that the response is in one language. */
async function translateProduct<
  Product extends { readonly id: number; name: string; summary: string; description: string },
  Test extends { readonly code: string; name: string; summary: string },
>(tx: Tx, language: Language, { product, tests: productTests }: ProductTexts<Product, Test>) {
  const productFields = ["name", "summary", "description"] as const;
  const translatedProducts = await translateRows(tx, language, {
    entity: "product",
    rows: [product],
    fields: productFields,
    keyOf: ({ id }) => id,
  });
  const translatedTests = await translateRows(tx, language, {
    entity: "test",
    rows: productTests,
    fields: ["name", "summary"] as const,
    keyOf: ({ code }) => code,
  });
  const all = [...translatedProducts, ...translatedTests];
  if (all.some((translated) => translated.language !== language))
    return { language: defaultLanguage, product, tests: productTests };
  return {
    language,
    product: translatedProducts[0] ?? product,
    tests: translatedTests.map(({ language: _, ...test }) => test),
  };
}

function readTests(tx: Tx, productId: number) {
  const { code, name, kind, gene, omia, inheritance, bodySystem, evidence, sources, summary } = tests;
  return tx
    .select({ code, name, kind, gene, omia, inheritance, bodySystem, evidence, sources, summary })
    .from(productTests)
    .innerJoin(tests, eq(tests.code, productTests.testCode))
    .where(eq(productTests.productId, productId))
    .orderBy(asc(productTests.position));
}

function readBreeds(tx: Tx, language: Language, productId: number) {
  return tx
    .select({ id: breeds.id, name: inLanguage(breeds.name, language) })
    .from(productBreeds)
    .innerJoin(breeds, eq(breeds.id, productBreeds.breedId))
    .where(eq(productBreeds.productId, productId))
    .orderBy(asc(breeds.sortKey));
}
