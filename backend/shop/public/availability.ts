import { and, arrayContains, isNull, notInArray, or, type SQL } from "drizzle-orm";
import { customProfileCategoryIds } from "@/lib/config/shop/categories";
import { products } from "@/backend/db/schema/catalogue";
import type { Caller } from "@/backend/http/caller";

/** Products the caller can find: those sold in the country, without custom profile products. */
export function isListedFor(caller: Caller): SQL | undefined {
  return and(isOrderableFor(caller), notInArray(products.categoryId, [...customProfileCategoryIds]));
}

/** Products the caller can order, including custom profile products, which no list shows. */
export function isOrderableFor({ country }: Caller): SQL | undefined {
  if (country === undefined) return isNull(products.onlyCountries);
  return or(isNull(products.onlyCountries), arrayContains(products.onlyCountries, [country]));
}
