import { and, asc, eq } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { breeds, tests } from "@/backend/db/schema/breeds";
import { categories, prices, productBreeds, products, productTests } from "@/backend/db/schema/catalogue";
import { notFound } from "@/backend/http/refusals";
import type { Caller } from "@/backend/http/caller";
import { listBundles, comparePrice } from "./compare-prices";
import { readParentage } from "./read-parentage";
import { listedColumns, priceForCaller, isListedFor, toDetails, toSuggestion } from "./queries";

export async function readProduct(tx: Tx, caller: Caller, id: number) {
  const [row] = await tx
    .select({
      ...listedColumns,
      description: products.description,
      audiences: products.audiences,
      sample: products.sample,
      minDays: products.turnaroundMinDays,
      maxDays: products.turnaroundMaxDays,
      packSize: products.packSize,
      packOf: products.packOf,
      isForAllBreeds: products.isForAllBreeds,
      categoryName: categories.name,
    })
    .from(products)
    .innerJoin(prices, priceForCaller(caller))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(eq(products.id, id), isListedFor(caller)));
  if (row === undefined) return notFound();
  const { description, audiences, sample, minDays, maxDays, packSize, isForAllBreeds, categoryName } = row;
  return {
    ...toSuggestion(row),
    ...toDetails(row),
    description,
    categoryName,
    audiences,
    sample,
    turnaroundDays: minDays === null || maxDays === null ? null : { min: minDays, max: maxDays },
    packSize,
    isForAllBreeds,
    tests: await readTests(tx, id),
    breeds: await readBreeds(tx, id),
    singly: await comparePrice(tx, caller, row),
    bundles: await listBundles(tx, caller, row),
    parentage: await readParentage(tx, row),
  };
}

function readTests(tx: Tx, productId: number) {
  const { code, name, kind, gene, omia, inheritance, bodySystem, evidence, summary } = tests;
  return tx
    .select({ code, name, kind, gene, omia, inheritance, bodySystem, evidence, summary })
    .from(productTests)
    .innerJoin(tests, eq(tests.code, productTests.testCode))
    .where(eq(productTests.productId, productId))
    .orderBy(asc(productTests.position));
}

function readBreeds(tx: Tx, productId: number) {
  return tx
    .select({ id: breeds.id, name: breeds.name })
    .from(productBreeds)
    .innerJoin(breeds, eq(breeds.id, productBreeds.breedId))
    .where(eq(productBreeds.productId, productId))
    .orderBy(asc(breeds.sortKey));
}
