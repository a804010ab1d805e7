import { englishText } from "@/lib/domain/error-response";
import { productTypes } from "@/lib/config/shop/product-types";
import { currencySymbol } from "@/lib/config/markets/markets";
import { toWireAmount } from "@/lib/domain/money";
import type { Tx } from "@/backend/db/client";
import { Refusal } from "@/backend/http/refusals";
import type { Caller } from "@/backend/http/caller";
import { kindOfUnit, toSuggestion } from "@/backend/shop/public/product-rows";
import { normaliseAddress } from "@/backend/kernel/addresses/saved-addresses";
import { readCartMarket } from "./cart-market";
import type { Cart } from "@/backend/kernel/users/own-cart";
import { findCart } from "./find-cart";
import { isSoldIn } from "./order-readiness";
import type { BetterValue } from "@/backend/orders/custom-profiles/better-value";
import { readItemOffer } from "./switch-to-better-value";
import { describePackOffer, listPacks } from "./pack-offers";
import { priceLines } from "./price-cart";
import { type CartLine, readLines, unitAmountOf } from "./read-lines";
import { describeShipping } from "./shipping";

export async function readCart(tx: Tx, caller: Caller, sessionId: string) {
  const cart = await findCart(tx, caller, sessionId);
  return cart instanceof Refusal ? cart : describeCart(tx, caller, cart);
}

/** The cart as the contract has it. */
export async function describeCart(tx: Tx, caller: Caller, cart: Cart) {
  const market = await readCartMarket(tx, cart, caller);
  const lines = await readLines(tx, cart, caller, market.store);
  const priced = await priceLines(tx, { cart, caller, market, lines });
  const currency = { code: priced.currency, symbol: currencySymbol(priced.currency) };
  const packs = await listPacks(
    tx,
    caller,
    market.store,
    lines.map(({ products }) => products.id),
  );
  const offers = new Map<number, BetterValue>();
  for (const { cart_items: item } of lines)
    offers.set(item.id, await readItemOffer(tx, caller, market, item));
  const countedLines = lines.filter((line) => line.products.typeId !== productTypes.shippingMethod);
  return {
    sessionId: cart.id,
    items: lines.map((line) => describeItem(line, { currency, country: market.country, packs, offers })),
    count: countedLines.reduce((sum, line) => sum + line.cart_items.quantity, 0),
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
    couponProblem: priced.couponProblem ? englishText(priced.couponProblem) : null,
    ...(priced.couponProblem && { couponProblemCode: priced.couponProblem }),
    loyaltyPoints: priced.loyaltyPoints,
  };
}

function describeDelivery({ shippingMethod: selected, allShippingMethods }: Priced) {
  const shippingMethod = selected ? describeShipping(selected) : null;
  return {
    shippingMethod,
    selectedShippingMethod: shippingMethod,
    allShippingMethods: allShippingMethods.map(describeShipping),
    deliveryDays: selected ? { min: selected.minDays, max: selected.maxDays } : null,
  };
}

function describeBuyer(cart: Cart) {
  const { email, country, phoneNumber, isNewsletterSubscribed, sampleCollector } = cart;
  return {
    email,
    country,
    phoneNumber,
    isNewsletterSubscribed,
    isSWABRequired: cart.isSwabRequired,
    billingAddress: cart.billingAddress && normaliseAddress(cart.billingAddress),
    shippingAddress: cart.shippingAddress && normaliseAddress(cart.shippingAddress),
    collector: {
      sampleCollector: sampleCollector && { ...sampleCollector, clinic: sampleCollector.clinic ?? null },
    },
  };
}

interface ItemContext {
  readonly currency: { readonly code: string; readonly symbol: string };
  readonly country: string | undefined;
  readonly offers: ReadonlyMap<number, BetterValue>;
  readonly packs: Awaited<ReturnType<typeof listPacks>>;
}

function describeItem(line: CartLine, { currency, country, packs, offers }: ItemContext) {
  const { cart_items: item, products: product, needsKit, contents, unit } = line;
  const { isUpgradeTests, isUpgradeFullbreed, animalId, customProfileId } = item;
  const unitAmount = unitAmountOf(line);
  return {
    id: item.id,
    product: {
      ...toSuggestion(product),
      typeId: product.typeId,
      categoryId: product.categoryId,
      bodySystem: product.bodySystem,
      kind: kindOfUnit(unit),
    },
    quantity: item.quantity,
    unitAmount: toWireAmount(unitAmount),
    amount: toWireAmount(unitAmount * item.quantity),
    kitAmount: product.packSize > 1 ? toWireAmount(Math.round(unitAmount / product.packSize)) : null,
    currency,
    metaData: { isUpgradeTests, isUpgradeFullbreed, animalId, customProfileId },
    animal: line.animals,
    customProfile: contents?.customProfile ?? null,
    hasUpgradeOption: product.upgrade !== null,
    needsKit,
    isAnimalRequired: product.isAnimalRequired,
    isSoldThere: isSoldIn(product, country),
    note: item.note,
    patientReference: item.patientReference,
    betterValue: offers.get(item.id) ?? null,
    packOffer: describePackOffer(line, packs),
  };
}
