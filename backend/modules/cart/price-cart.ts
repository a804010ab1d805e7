import { loyaltyRate } from "@/lib/config/loyalty";
import { regionCurrencies } from "@/lib/config/markets";
import { taxRateBps } from "@/lib/config/taxes";
import { totalCart } from "@/lib/domain/cart-total";
import type { PricedCart } from "@/lib/domain/priced-cart";
import type { Tx } from "@/backend/db/client";
import type { carts } from "@/backend/db/schema/carts";
import type { Visit } from "@/backend/http/visit";
import { findCoupon } from "@/backend/modules/loyalty/find-coupon";
import { balanceOf } from "@/backend/modules/loyalty/points";
import { regionOfCart } from "./find-cart";
import { type CartLine, readLines, unitOf } from "./read-lines";
import { chosenOf, shippingFor } from "./shipping";

type Cart = typeof carts.$inferSelect;

/** Totals are computed here and nowhere else: a cart is shown with them, and an order is made of them. */
export async function priceCart(tx: Tx, cart: Cart, visit: Visit): Promise<PricedCart> {
  return priceLines(tx, cart, visit, await readLines(tx, cart, visit));
}

/** For who has read the lines already. */
export async function priceLines(tx: Tx, cart: Cart, visit: Visit, lines: readonly CartLine[]) {
  const region = regionOfCart(cart, visit);
  const currency = regionCurrencies[region];
  const allShippingMethods = await shippingFor(tx, lines, region, visit);
  const shippingMethod = chosenOf(allShippingMethods, cart.shippingMethodId);
  const coupon =
    cart.couponCode === null ? undefined : await findCoupon(tx, cart.couponCode, visit, currency);
  const rate = taxRateBps(cart.country ?? visit.country);
  const { lines: shares, ...total } = totalCart({
    lineAmounts: lines.map((line) => unitOf(line) * line.cart_items.quantity),
    shipping: shippingMethod?.amount ?? 0,
    coupon: coupon?.value,
    points: {
      wished: cart.loyaltyPoints,
      balance: await spendable(tx, visit),
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

/** Vets order on account: for them there are no points. */
async function spendable(tx: Tx, { person }: Visit): Promise<number> {
  return person === undefined || person.type === "vet" ? 0 : balanceOf(tx, person.id);
}

function priceLine(line: CartLine, share = { discount: 0, tax: 0 }) {
  const { cart_items: item, products: product } = line;
  const { animalId, isUpgradeTests, isUpgradeFullbreed, customTests, note, quantity } = item;
  const unitAmount = unitOf(line);
  return {
    itemId: item.id,
    productId: product.id,
    name: product.name,
    quantity,
    unitAmount,
    amount: unitAmount * quantity,
    ...share,
    ...{ animalId, isUpgradeTests, isUpgradeFullbreed, customTests, note },
  };
}
