import { and, eq, type SQL } from "drizzle-orm";
import { currencySymbol, type Store } from "@/lib/config/markets/markets";
import { toWireAmount } from "@/lib/domain/money";
import { prices, products } from "@/backend/db/schema/catalogue";
import type { Caller } from "@/backend/http/caller";

/** Join condition for the price in the caller's store. Every product has a price in every store. */
export function priceForCaller({ store }: Caller): SQL | undefined {
  return priceInStore(store);
}

export function priceInStore(store: Store): SQL | undefined {
  return and(eq(prices.productId, products.id), eq(prices.store, store));
}

export function toPrice({ amount, currency }: { amount: number; currency: string }) {
  return { amount: toWireAmount(amount), currency: { code: currency, symbol: currencySymbol(currency) } };
}
