import { and, count, eq, inArray, sql } from "drizzle-orm";
import { categoriesOfType } from "@/lib/config/shop/categories";
import type { Language } from "@/lib/config/languages";
import { type FulfilledUnit, isSampled, productKind } from "@/lib/domain/shop/product-kind";
import { speciesName } from "@/lib/domain/species";
import { inLanguage } from "@/backend/db/in-language";
import type { Tx } from "@/backend/db/client";
import { prices, productBreeds, products, productTests } from "@/backend/db/schema/catalogue";
import { productFulfilments } from "@/backend/db/schema/kits";
import { toPrice } from "./caller-price";

/** For queries with a left join by `hasFulfilment`; null for a product without a row. */
export const fulfilledUnit = {
  kits: productFulfilments.kits,
  isTestIncluded: productFulfilments.isTestIncluded,
  usesStoredSample: productFulfilments.usesStoredSample,
  deliverable: productFulfilments.deliverable,
};

export const hasFulfilment = eq(productFulfilments.productId, products.id);

/**
 * Rows of a page with their fulfilment, the number of their tests, and the breed of profiles for one breed. Read apart, so
 * that lists are still found by an index.
 */
export async function withUnits<Row extends { readonly id: number }>(tx: Tx, rows: readonly Row[]) {
  const ids = rows.map(({ id }) => id);
  const units = await tx
    .select({ productId: productFulfilments.productId, unit: fulfilledUnit })
    .from(productFulfilments)
    .where(inArray(productFulfilments.productId, ids));
  const unitOf = new Map(units.map(({ productId, unit }) => [productId, unit]));
  const breedOf = await readProfiledBreeds(tx, ids);
  const testCountOf = await countTests(tx, ids);
  return rows.map((row) => ({
    ...row,
    unit: unitOf.get(row.id) ?? null,
    breedId: breedOf.get(row.id) ?? null,
    testCount: testCountOf.get(row.id) ?? 0,
  }));
}

/** By product; products without tests have no entry. */
export async function countTests(tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: productTests.productId, count: count() })
    .from(productTests)
    .where(inArray(productTests.productId, [...ids]))
    .groupBy(productTests.productId);
  return new Map(rows.map((row) => [row.id, row.count]));
}

/** The breeds of full breed profiles that are for one breed, by product. */
export async function readProfiledBreeds(
  tx: Tx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const isProfile = inArray(products.categoryId, [...categoriesOfType("full-breed-profile")]);
  const rows = await tx
    .select({ id: products.id, breedId: productBreeds.breedId })
    .from(products)
    .innerJoin(productBreeds, eq(productBreeds.productId, products.id))
    .where(and(inArray(products.id, [...ids]), isProfile, eq(products.isForAllBreeds, false)));
  return new Map(rows.map(({ id, breedId }) => [id, breedId]));
}

export const kindOfUnit = (unit: FulfilledUnit | null) => (unit === null ? "kit" : productKind(unit));

export const listedColumns = {
  id: products.id,
  name: products.name,
  speciesId: products.speciesId,
  typeId: products.typeId,
  categoryId: products.categoryId,
  bodySystem: products.bodySystem,
  summary: products.summary,
  isAnimalRequired: products.isAnimalRequired,
  hasUpgradeOption: sql<boolean>`${products.upgrade} is not null`,
  minDays: products.turnaroundMinDays,
  maxDays: products.turnaroundMaxDays,
  packSize: products.packSize,
  amount: prices.amount,
  currency: prices.currency,
};

/** The same with name and summary in a language, for lists that do not mark what is still English. */
export const listedColumnsIn = (language: Language) => ({
  ...listedColumns,
  name: inLanguage(products.name, language),
  summary: inLanguage(products.summary, language),
});

interface ProductRow {
  id: number;
  name: string;
  speciesId: number | null;
  typeId: number;
  categoryId: number;
  bodySystem: string | null;
  breedId: number | null;
  summary: string;
  isAnimalRequired: boolean;
  hasUpgradeOption: boolean;
  minDays: number | null;
  maxDays: number | null;
  packSize: number;
  testCount: number;
  unit: FulfilledUnit | null;
  amount: number;
  currency: string;
}

export function toSuggestion(row: Pick<ProductRow, "id" | "name" | "speciesId">) {
  return { id: row.id, name: row.name, species: row.speciesId === null ? null : speciesName(row.speciesId) };
}

/** The texts of a product in lists that are translated. */
export const listedTexts = {
  entity: "product",
  fields: ["name", "summary"],
  keyOf: ({ id }: Pick<ProductRow, "id">) => id,
} as const;

export function toDetails(row: ProductRow) {
  const { typeId, categoryId, bodySystem, breedId, summary, isAnimalRequired, hasUpgradeOption } = row;
  const { minDays, maxDays, packSize, testCount, amount, currency } = row;
  const kind = kindOfUnit(row.unit);
  return {
    kind,
    typeId,
    categoryId,
    bodySystem,
    breedId,
    summary,
    isAnimalRequired,
    hasUpgradeOption,
    price: toPrice(row),
    testCount,
    resultDays:
      isSampled(kind) && minDays !== null && maxDays !== null ? { min: minDays, max: maxDays } : null,
    each: packSize > 1 ? toPrice({ amount: Math.round(amount / packSize), currency }) : null,
  };
}
