import { regionOf } from "@/lib/config/markets";
import { fieldMessages } from "@/lib/contract/messages";
import type { PricedCart } from "@/lib/domain/priced-cart";
import type { Tx } from "@/backend/db/client";
import { type Refusal, refuseFields } from "@/backend/http/refusals";
import type { Caller } from "@/backend/http/caller";
import { cartRegion } from "@/backend/modules/cart/find-cart";
import { refuseLinesWithoutAnimal } from "@/backend/modules/cart/order-readiness";
import { refuseUnsoldLines } from "@/backend/modules/cart/order-readiness";
import { readLines } from "@/backend/modules/cart/read-lines";
import { findCoupon, refuseCoupon } from "@/backend/modules/loyalty/find-coupon";
import { compareTotal, totalChangedError } from "@/backend/modules/payments/displayed-total";
import { rejectOutstandingAmount } from "@/backend/modules/orders/outstanding-amount";
import type { Buyer } from "./checkout-input";
import type { Cart } from "./find-checkout-cart";

interface Checkout {
  readonly cart: Cart;
  readonly priced: PricedCart;
  readonly caller: Caller;
  readonly buyer: Buyer;
  readonly isOnAccount: boolean;
}

/** Everything that must hold before an order is placed. Pricing has already checked prices, coupon and points. */
export async function validateCheckout(tx: Tx, checkout: Checkout): Promise<Refusal | undefined> {
  const { cart, priced, caller } = checkout;
  if (priced.lines.length === 0) return refuseFields({ sessionId: "This cart is empty" });
  const lines = await readLines(tx, cart, caller);
  return (
    (await rejectOutstandingAmount(tx, caller.user?.id)) ??
    refuseLinesWithoutAnimal(lines, caller.user) ??
    refuseUnsoldLines(lines, checkout.buyer.shippingAddress?.country ?? cart.country ?? caller.country) ??
    (await rejectChangedTotal(tx, checkout)) ??
    rejectAddresses(checkout)
  );
}

/** Nobody pays a total or loses a coupon unseen. If the displayed total is still right, the coupon message was displayed with it. */
async function rejectChangedTotal(
  tx: Tx,
  { cart, priced, caller, buyer }: Checkout,
): Promise<Refusal | undefined> {
  const comparison = compareTotal(priced, buyer);
  if (comparison === "same") return undefined;
  const coupon =
    cart.couponCode === null ? undefined : await findCoupon(tx, cart.couponCode, caller, priced.currency);
  const couponRefusal = coupon && refuseCoupon(coupon, "coupon");
  if (comparison === "unknown") return couponRefusal;
  return totalChangedError(priced, coupon);
}

function rejectAddresses({ cart, priced, caller, buyer, isOnAccount }: Checkout): Refusal | undefined {
  if (isOnAccount) return undefined;
  const address = buyer.shippingAddress ?? cart.shippingAddress;
  const needsDelivery = priced.allShippingMethods.length > 0;
  if (needsDelivery && address === null) return refuseFields({ shippingAddress: fieldMessages.required });
  if (needsDelivery && priced.shippingMethod === undefined)
    return refuseFields({ shippingMethod: "Please choose how it is sent" });
  // Prices, tax and currency depend on the delivery country: the buyer pays what was displayed.
  if (address && regionOf(address.country) !== cartRegion(cart, caller))
    return refuseFields({
      "shippingAddress.country": "Your prices are for another country. Please check your cart",
    });
  return undefined;
}
