import { and, arrayContains, eq, isNull, notInArray, or, type SQL, sql } from "drizzle-orm";
import { customProfileCategoryIds } from "@/lib/config/categories";
import { currencySymbol, type Region } from "@/lib/config/markets";
import { toWireAmount } from "@/lib/domain/money";
import { type FulfilledUnit, productKind } from "@/lib/domain/product-kind";
import { speciesName } from "@/lib/domain/species";
import { prices, products } from "@/backend/db/schema/catalogue";
import { productFulfilments } from "@/backend/db/schema/kits";
import type { Caller } from "@/backend/http/caller";

/** Join condition for the price in the caller's region. Every product has a price in every region. */
export function priceForCaller({ region }: Caller): SQL | undefined {
  return priceInRegion(region);
}

export function priceInRegion(region: Region): SQL | undefined {
  return and(eq(prices.productId, products.id), eq(prices.region, region));
}

/** Products the caller can find: those sold in the country, without custom profile products. */
export function isListedFor(caller: Caller): SQL | undefined {
  return and(isOrderableFor(caller), notInArray(products.categoryId, [...customProfileCategoryIds]));
}

/** Products the caller can order, including custom profile products, which no list shows. */
export function isOrderableFor({ country }: Caller): SQL | undefined {
  if (country === undefined) return isNull(products.onlyCountries);
  return or(isNull(products.onlyCountries), arrayContains(products.onlyCountries, [country]));
}

/** Null for a product without a row of its fulfilment. */
export const fulfilledUnit = sql<FulfilledUnit | null>`(
  select json_build_object(
    'kits', ${productFulfilments.kits},
    'isTestIncluded', ${productFulfilments.isTestIncluded},
    'usesStoredSample', ${productFulfilments.usesStoredSample},
    'deliverable', ${productFulfilments.deliverable}
  ) from ${productFulfilments} where ${productFulfilments.productId} = ${products.id}
)`;

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
  unit: fulfilledUnit,
  amount: prices.amount,
  currency: prices.currency,
};

interface ProductRow {
  id: number;
  name: string;
  speciesId: number | null;
  typeId: number;
  categoryId: number;
  bodySystem: string | null;
  summary: string;
  isAnimalRequired: boolean;
  hasUpgradeOption: boolean;
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
  const { typeId, categoryId, bodySystem, summary, isAnimalRequired, hasUpgradeOption } = row;
  const kind = kindOfUnit(row.unit);
  return {
    kind,
    typeId,
    categoryId,
    bodySystem,
    summary,
    isAnimalRequired,
    hasUpgradeOption,
    price: toPrice(row),
  };
}

export function toPrice({ amount, currency }: { amount: number; currency: string }) {
  return { amount: toWireAmount(amount), currency: { code: currency, symbol: currencySymbol(currency) } };
}
