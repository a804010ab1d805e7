import { and, arrayContains, eq, isNull, notInArray, or, type SQL, sql } from "drizzle-orm";
import { builtCategories } from "@/lib/config/categories";
import { currencySymbol, type Region } from "@/lib/config/markets";
import { toWireAmount } from "@/lib/domain/money";
import { speciesName } from "@/lib/domain/species";
import { prices, products } from "@/backend/db/schema/catalogue";
import type { Visit } from "@/backend/http/visit";

/** The price of the visitor's region; every product has one in every region. */
export function priceHere({ region }: Visit): SQL | undefined {
  return priceIn(region);
}

export function priceIn(region: Region): SQL | undefined {
  return and(eq(prices.productId, products.id), eq(prices.region, region));
}

/** Some products are sold in some countries only; elsewhere they do not exist. */
export function soldHere(visit: Visit): SQL | undefined {
  return and(orderedHere(visit), notInArray(products.categoryId, [...builtCategories]));
}

/** These too: what has nothing in it before somebody has chosen, and so is shown nowhere. */
export function orderedHere({ country }: Visit): SQL | undefined {
  if (country === undefined) return isNull(products.onlyCountries);
  return or(isNull(products.onlyCountries), arrayContains(products.onlyCountries, [country]));
}

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
  amount: prices.amount,
  currency: prices.currency,
};

interface ListedRow {
  id: number;
  name: string;
  speciesId: number | null;
  typeId: number;
  categoryId: number;
  bodySystem: string | null;
  summary: string;
  isAnimalRequired: boolean;
  hasUpgradeOption: boolean;
  amount: number;
  currency: string;
}

export function toSuggestion(row: Pick<ListedRow, "id" | "name" | "speciesId">) {
  return { id: row.id, name: row.name, species: row.speciesId === null ? null : speciesName(row.speciesId) };
}

export function toDetails(row: ListedRow) {
  const { typeId, categoryId, bodySystem, summary, isAnimalRequired, hasUpgradeOption } = row;
  return { typeId, categoryId, bodySystem, summary, isAnimalRequired, hasUpgradeOption, price: toPrice(row) };
}

export function toPrice({ amount, currency }: { amount: number; currency: string }) {
  return { amount: toWireAmount(amount), currency: { code: currency, symbol: currencySymbol(currency) } };
}
