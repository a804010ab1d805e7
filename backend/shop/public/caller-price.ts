import { and, eq, type SQL } from "drizzle-orm";
import { currencySymbol, type Store } from "@/lib/config/markets";
import { toWireAmount } from "@/lib/domain/money";
import { prices, products } from "@/backend/db/schema/catalogue";
import type { Caller } from "@/backend/http/caller";

/** Join condition for the price in the caller's region. Every product has a price in every region. */
export function priceForCaller({ region }: Caller): SQL | undefined {
  return priceInRegion(region);
}

export function priceInRegion(region: Store): SQL | undefined {
  return and(eq(prices.productId, products.id), eq(prices.region, region));
}

export function toPrice({ amount, currency }: { amount: number; currency: string }) {
  return { amount: toWireAmount(amount), currency: { code: currency, symbol: currencySymbol(currency) } };
}
