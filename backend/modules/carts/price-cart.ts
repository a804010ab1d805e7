import { and, asc, eq } from "drizzle-orm";
import { regionCurrencies } from "@/lib/config/markets";
import type { PricedCart } from "@/lib/domain/priced-cart";
import type { Tx } from "@/backend/db/client";
import { cartItems, type carts } from "@/backend/db/schema/carts";
import { prices, products } from "@/backend/db/schema/catalogue";
import type { Visit } from "@/backend/http/visit";
import { type Inside, readInside } from "./custom-line";
import { regionOfCart } from "./find-cart";

export interface CartLine {
  readonly cart_items: typeof cartItems.$inferSelect;
  readonly products: typeof products.$inferSelect;
  readonly prices: typeof prices.$inferSelect;
  /** Of a profile that somebody has put together. */
  readonly inside: Inside | undefined;
}

/** A cart's lines with what they are made of, oldest first. */
export async function readLines(
  tx: Tx,
  cart: typeof carts.$inferSelect,
  visit: Visit,
): Promise<readonly CartLine[]> {
  const region = regionOfCart(cart, visit);
  const lines = await tx
    .select()
    .from(cartItems)
    .innerJoin(products, eq(products.id, cartItems.productId))
    .innerJoin(prices, and(eq(prices.productId, products.id), eq(prices.region, region)))
    .where(eq(cartItems.cartId, cart.id))
    .orderBy(asc(cartItems.id));
  const items = lines.map((line) => line.cart_items);
  const inside = await readInside(tx, items, region);
  return lines.map((line) => ({ ...line, inside: inside.get(line.cart_items.id) }));
}

/** Totals are computed here and nowhere else: a cart is shown with them, and an order is made of them. */
export async function priceCart(tx: Tx, cart: typeof carts.$inferSelect, visit: Visit): Promise<PricedCart> {
  const lines = await readLines(tx, cart, visit);
  const priced = lines.map((line) => priceLine(line));
  const subtotal = priced.reduce((sum, { amount }) => sum + amount, 0);
  return {
    currency: regionCurrencies[regionOfCart(cart, visit)],
    lines: priced,
    subtotal,
    shipping: 0,
    discount: 0,
    pointsValue: 0,
    total: subtotal,
    tax: 0,
    taxRateBps: 0,
    coupon: undefined,
    loyaltyPoints: 0,
    shippingMethod: undefined,
    allShippingMethods: [],
  };
}

function priceLine({ cart_items: item, products: product, prices: price, inside }: CartLine) {
  const { animalId, isUpgradeTests, isUpgradeFullbreed, customTests, note, quantity } = item;
  const unitAmount = inside?.amount ?? price.amount;
  return {
    itemId: item.id,
    productId: product.id,
    name: product.name,
    quantity,
    unitAmount,
    amount: unitAmount * quantity,
    discount: 0,
    tax: 0,
    animalId,
    isUpgradeTests,
    isUpgradeFullbreed,
    customTests,
    note,
  };
}
