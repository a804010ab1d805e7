import { and, asc, eq } from "drizzle-orm";
import { currencySymbol, regionCurrencies } from "@/lib/config/markets";
import { toWireAmount } from "@/lib/domain/money";
import type { Tx } from "@/backend/db/client";
import { cartItems, type carts } from "@/backend/db/schema/carts";
import { prices, products } from "@/backend/db/schema/catalogue";
import { Refusal } from "@/backend/http/refusals";
import type { Visit } from "@/backend/http/visit";
import { type Inside, readInside } from "./custom-line";
import { findCart, regionOfCart } from "./find-cart";

const shippingTypeId = 7;

export async function readCart(tx: Tx, visit: Visit, sessionId: string) {
  const cart = await findCart(tx, visit, sessionId);
  return cart instanceof Refusal ? cart : describeCart(tx, visit, cart);
}

/** Totals are computed here and nowhere else. */
async function describeCart(tx: Tx, visit: Visit, cart: typeof carts.$inferSelect) {
  const region = regionOfCart(cart, visit);
  const code = regionCurrencies[region];
  const currency = { code, symbol: currencySymbol(code) };
  const lines = await tx
    .select()
    .from(cartItems)
    .innerJoin(products, eq(products.id, cartItems.productId))
    .innerJoin(prices, and(eq(prices.productId, products.id), eq(prices.region, region)))
    .where(eq(cartItems.cartId, cart.id))
    .orderBy(asc(cartItems.id));
  const inside = await readInside(
    tx,
    lines.map((line) => line.cart_items),
    region,
  );
  const priced = lines.map((line) => ({ ...line, inside: inside.get(line.cart_items.id) }));
  const subtotal = priced.reduce((sum, line) => sum + unitOf(line) * line.cart_items.quantity, 0);
  const counted = lines.filter((line) => line.products.typeId !== shippingTypeId);
  const { email, country, phoneNumber, isNewsletterSubscribed } = cart;
  return {
    sessionId: cart.id,
    items: priced.map((line) => describeItem(line, currency)),
    ...notChosenYet,
    count: counted.reduce((sum, line) => sum + line.cart_items.quantity, 0),
    subtotal: toWireAmount(subtotal),
    total: toWireAmount(subtotal),
    currency,
    email,
    country,
    phoneNumber,
    isNewsletterSubscribed,
    isSWABRequired: cart.isSwabRequired,
    collector: { sampleCollector: describeCollector(cart) },
  };
}

/** Coupons, points, shipping and addresses are given at checkout; until then a cart has none. */
const notChosenYet = {
  coupons: [],
  loyaltyPoints: 0,
  shippingMethod: null,
  allShippingMethods: [],
  billingAddress: null,
  shippingAddress: null,
};

interface Line {
  readonly cart_items: typeof cartItems.$inferSelect;
  readonly products: typeof products.$inferSelect;
  readonly prices: typeof prices.$inferSelect;
  /** Of a profile that somebody has put together. */
  readonly inside: Inside | undefined;
}

function unitOf({ prices: price, inside }: Line): number {
  return inside?.amount ?? price.amount;
}

function describeItem(line: Line, currency: Currency) {
  const { cart_items: item, products: product, inside } = line;
  const { isUpgradeTests, isUpgradeFullbreed, animalId, customProfileId } = item;
  return {
    id: item.id,
    product: { id: product.id, name: product.name, typeId: product.typeId },
    quantity: item.quantity,
    unitAmount: toWireAmount(unitOf(line)),
    amount: toWireAmount(unitOf(line) * item.quantity),
    currency,
    metaData: { isUpgradeTests, isUpgradeFullbreed, animalId, customProfileId },
    customProfile: inside?.customProfile ?? null,
    hasUpgradeOption: product.upgrade !== null,
    isAnimalRequired: product.isAnimalRequired,
    note: item.note,
  };
}

interface Currency {
  readonly code: string;
  readonly symbol: string;
}

function describeCollector({ sampleCollector }: typeof carts.$inferSelect) {
  return sampleCollector && { ...sampleCollector, clinic: sampleCollector.clinic ?? null };
}
