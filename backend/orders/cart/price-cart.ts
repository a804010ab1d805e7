import { loyaltyRate } from "@/lib/config/orders/loyalty";
import { taxRateBps } from "@/lib/config/markets/taxes";
import { calculateCartTotal } from "@/lib/domain/orders/cart-total";
import type { PricedCart } from "@/lib/domain/orders/priced-cart";
import type { Tx } from "@/backend/db/client";
import type { carts } from "@/backend/db/schema/carts";
import type { Caller } from "@/backend/http/caller";
import { pointsCurrencyOf } from "@/backend/account/public/read-buyer-terms";
import { findCoupon } from "@/backend/orders/loyalty/find-coupon";
import { readBalance } from "@/backend/orders/loyalty/points";
import { type CartMarket, readCartMarket } from "./cart-market";
import { type CartLine, readLines, unitAmountOf } from "./read-lines";
import { selectMethod, listAvailableMethods } from "./shipping";

type Cart = typeof carts.$inferSelect;

/** The only place where totals are computed, for displayed carts as well as for orders. */
export async function priceCart(tx: Tx, cart: Cart, caller: Caller): Promise<PricedCart> {
  const market = await readCartMarket(tx, cart, caller);
  return priceLines(tx, { cart, caller, market, lines: await readLines(tx, cart, caller, market.store) });
}

interface CartToPrice {
  readonly cart: Cart;
  readonly caller: Caller;
  readonly market: CartMarket;
  readonly lines: readonly CartLine[];
}

/** Like priceCart, for callers that have read the lines already. */
export async function priceLines(tx: Tx, { cart, caller, market, lines }: CartToPrice) {
  const { currency } = market;
  const allShippingMethods = await listAvailableMethods(tx, lines, market, caller.language);
  const shippingMethod = selectMethod(allShippingMethods, cart.shippingMethodId);
  const coupon =
    cart.couponCode === null ? undefined : await findCoupon(tx, cart.couponCode, caller, currency, cart.id);
  const rate = taxRateBps(market.country);
  const { lines: shares, ...total } = calculateCartTotal({
    lineAmounts: lines.map((line) => unitAmountOf(line) * line.cart_items.quantity),
    shipping: shippingMethod?.amount ?? 0,
    coupon: coupon?.value,
    points: {
      requested: cart.loyaltyPoints,
      balance: await readSpendablePoints(tx, caller, market),
      value: loyaltyRate(currency).pointValue,
    },
    taxRateBps: rate,
  });
  return {
    ...total,
    currency,
    lines: lines.map((line, at) => priceLine(line, shares[at])),
    taxRateBps: rate,
    coupon: coupon?.value && { code: coupon.code, amount: total.discount },
    couponProblem: coupon?.problem,
    shippingMethod,
    allShippingMethods,
  };
}

/** Vets have no points. Others spend them in the currency of their account, in which they are worth something. */
async function readSpendablePoints(tx: Tx, { user }: Caller, market: CartMarket): Promise<number> {
  if (user === undefined || user.type === "vet" || market.currency !== pointsCurrencyOf(market)) return 0;
  return readBalance(tx, user.id);
}

function priceLine(line: CartLine, share = { discount: 0, tax: 0 }) {
  const { cart_items: item, products: product, needsKit } = line;
  const { animalId, isUpgradeTests, isUpgradeFullbreed, customTests, kitId, note, quantity } = item;
  const { patientReference } = item;
  const unitAmount = unitAmountOf(line);
  return {
    itemId: item.id,
    productId: product.id,
    name: product.name,
    quantity,
    unitAmount,
    amount: unitAmount * quantity,
    ...share,
    animalId,
    isUpgradeTests,
    isUpgradeFullbreed,
    needsKit,
    customTests,
    kitId,
    note,
    patientReference,
  };
}
