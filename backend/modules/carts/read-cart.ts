import { currencySymbol } from "@/lib/config/markets";
import { toWireAmount } from "@/lib/domain/money";
import type { Tx } from "@/backend/db/client";
import type { carts } from "@/backend/db/schema/carts";
import { Refusal } from "@/backend/http/refusals";
import type { Visit } from "@/backend/http/visit";
import { findCart } from "./find-cart";
import { type CartLine, priceCart, readLines } from "./price-cart";

const shippingTypeId = 7;

export async function readCart(tx: Tx, visit: Visit, sessionId: string) {
  const cart = await findCart(tx, visit, sessionId);
  return cart instanceof Refusal ? cart : describeCart(tx, visit, cart);
}

async function describeCart(tx: Tx, visit: Visit, cart: typeof carts.$inferSelect) {
  const lines = await readLines(tx, cart, visit);
  const { currency: code, subtotal, total } = await priceCart(tx, cart, visit);
  const currency = { code, symbol: currencySymbol(code) };
  const counted = lines.filter((line) => line.products.typeId !== shippingTypeId);
  const { email, country, phoneNumber, isNewsletterSubscribed } = cart;
  return {
    sessionId: cart.id,
    items: lines.map((line) => describeItem(line, currency)),
    ...notChosenYet,
    count: counted.reduce((sum, line) => sum + line.cart_items.quantity, 0),
    subtotal: toWireAmount(subtotal),
    total: toWireAmount(total),
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

function unitOf({ prices: price, inside }: CartLine): number {
  return inside?.amount ?? price.amount;
}

function describeItem(line: CartLine, currency: Currency) {
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
