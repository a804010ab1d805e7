import { and, asc, eq } from "drizzle-orm";
import type { Language } from "@/lib/config/languages";
import { type Store, storeOf } from "@/lib/config/markets/markets";
import { toWireAmount } from "@/lib/domain/money";
import { needsPostage } from "@/lib/domain/orders/needs-postage";
import type { PricedShipping } from "@/lib/domain/orders/priced-cart";
import type { Tx } from "@/backend/db/client";
import { inLanguage } from "@/backend/db/in-language";
import type { carts } from "@/backend/db/schema/carts";
import { shippingMethods, shippingPrices } from "@/backend/db/schema/pricing";
import type { Context, Input } from "@/backend/http/handler-types";
import { Refusal } from "@/backend/http/refusals";
import type { Caller } from "@/backend/http/caller";
import { type CartMarket, readCartMarket } from "./cart-market";
import { findCart } from "./find-cart";

import { type CartLine, readLines } from "./read-lines";

function isPosted({ products: product, cart_items: item, needsKit }: CartLine): boolean {
  if (needsKit) return true;
  return !item.isUpgradeTests && !item.isUpgradeFullbreed && needsPostage({ ...product, upgrade: null });
}

/** None for orders on account, whose samples a courier collects, and none when no line is posted. */
export async function listAvailableMethods(
  tx: Tx,
  lines: readonly CartLine[],
  { store, practice }: Pick<CartMarket, "store" | "practice">,
  language: Language,
): Promise<readonly PricedShipping[]> {
  return practice !== undefined || !lines.some(isPosted) ? [] : listMethodsOf(tx, store, language);
}

async function listMethodsOf(tx: Tx, store: Store, language: Language): Promise<readonly PricedShipping[]> {
  const { id, name } = shippingMethods;
  const { amount, minDays, maxDays } = shippingPrices;
  return tx
    .select({ id, name: inLanguage(name, language), amount, minDays, maxDays })
    .from(shippingMethods)
    .innerJoin(shippingPrices, and(eq(shippingPrices.methodId, id), eq(shippingPrices.store, store)))
    .orderBy(asc(shippingMethods.position));
}

/** For everybody: what a parcel to a country costs before there is a cart. */
export async function listDeliveryOptions(
  { tx, caller }: Context,
  { query: { country } }: Input<"cart.deliveryOptions">,
) {
  return (await listMethodsOf(tx, storeOf(country), caller.language)).map(describeShipping);
}

export async function listShippingMethods(
  { tx, caller }: Context,
  { params: { sessionId } }: Input<"cart.shippingMethods">,
) {
  const cart = await findCart(tx, caller, sessionId);
  return cart instanceof Refusal ? cart : (await readMethods(tx, cart, caller)).map(describeShipping);
}

async function readMethods(tx: Tx, cart: typeof carts.$inferSelect, caller: Caller) {
  const market = await readCartMarket(tx, cart, caller);
  return listAvailableMethods(tx, await readLines(tx, cart, caller, market.store), market, caller.language);
}

/** The chosen method if it is available, else the first. */
export function selectMethod(
  methods: readonly PricedShipping[],
  id: number | null,
): PricedShipping | undefined {
  return methods.find((method) => method.id === id) ?? methods[0];
}

export function describeShipping({ amount, ...method }: PricedShipping) {
  return { ...method, amount: toWireAmount(amount) };
}
