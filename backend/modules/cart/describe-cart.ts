import { currencySymbol } from "@/lib/config/markets";
import { toWireAmount } from "@/lib/domain/money";
import type { PricedShipping } from "@/lib/domain/priced-cart";
import type { Tx } from "@/backend/db/client";
import type { carts } from "@/backend/db/schema/carts";
import type { Visit } from "@/backend/http/visit";
import { toSuggestion } from "@/backend/modules/products/queries";
import { tidy } from "@/backend/modules/loyalty/addresses";
import { isSoldIn } from "./not-sold-there";
import { priceLines } from "./price-cart";
import { type CartLine, readLines, unitOf } from "./read-lines";
import { describeShipping } from "./shipping";

type Cart = typeof carts.$inferSelect;

const shippingTypeId = 7;

/** A cart as the wire has it. */
export async function describeCart(tx: Tx, visit: Visit, cart: Cart) {
  const lines = await readLines(tx, cart, visit);
  const priced = await priceLines(tx, cart, visit, lines);
  const currency = { code: priced.currency, symbol: currencySymbol(priced.currency) };
  const counted = lines.filter((line) => line.products.typeId !== shippingTypeId);
  return {
    sessionId: cart.id,
    items: lines.map((line) => describeItem(line, { currency, country: cart.country ?? visit.country })),
    count: counted.reduce((sum, line) => sum + line.cart_items.quantity, 0),
    ...describeMoney(priced),
    ...describeDelivery(priced),
    currency,
    ...describeBuyer(cart),
  };
}

type Priced = Awaited<ReturnType<typeof priceLines>>;

function describeMoney(priced: Priced) {
  const { subtotal, discount, pointsValue, shipping, total, tax, taxRateBps, coupon } = priced;
  return {
    subtotal: toWireAmount(subtotal),
    discount: toWireAmount(discount),
    pointsValue: toWireAmount(pointsValue),
    shipping: toWireAmount(shipping),
    total: toWireAmount(total),
    tax: { amount: toWireAmount(tax), rateBps: taxRateBps, isIncluded: taxRateBps > 0 },
    coupons: coupon ? [{ code: coupon.code, amount: toWireAmount(coupon.amount) }] : [],
    couponProblem: priced.couponProblem ?? null,
    loyaltyPoints: priced.loyaltyPoints,
  };
}

function describeDelivery({ shippingMethod: chosen, allShippingMethods }: Priced) {
  const shippingMethod = chosen ? describeShipping(chosen) : null;
  return {
    shippingMethod,
    selectedShippingMethod: shippingMethod,
    allShippingMethods: allShippingMethods.map(describeShipping),
    deliveryDays: daysOf(chosen),
  };
}

function daysOf(method: PricedShipping | undefined) {
  return method ? { min: method.minDays, max: method.maxDays } : null;
}

function describeBuyer(cart: Cart) {
  const { email, country, phoneNumber, isNewsletterSubscribed, sampleCollector } = cart;
  return {
    ...{ email, country, phoneNumber, isNewsletterSubscribed },
    isSWABRequired: cart.isSwabRequired,
    billingAddress: cart.billingAddress && tidy(cart.billingAddress),
    shippingAddress: cart.shippingAddress && tidy(cart.shippingAddress),
    collector: {
      sampleCollector: sampleCollector && { ...sampleCollector, clinic: sampleCollector.clinic ?? null },
    },
  };
}

interface Place {
  readonly currency: { readonly code: string; readonly symbol: string };
  readonly country: string | undefined;
}

function describeItem(line: CartLine, { currency, country }: Place) {
  const { cart_items: item, products: product, inside } = line;
  const { isUpgradeTests, isUpgradeFullbreed, animalId, customProfileId } = item;
  return {
    id: item.id,
    product: { ...toSuggestion(product), typeId: product.typeId },
    quantity: item.quantity,
    unitAmount: toWireAmount(unitOf(line)),
    amount: toWireAmount(unitOf(line) * item.quantity),
    currency,
    metaData: { isUpgradeTests, isUpgradeFullbreed, animalId, customProfileId },
    animal: line.animals,
    customProfile: inside?.customProfile ?? null,
    hasUpgradeOption: product.upgrade !== null,
    isAnimalRequired: product.isAnimalRequired,
    isSoldThere: isSoldIn(product, country),
    note: item.note,
  };
}
