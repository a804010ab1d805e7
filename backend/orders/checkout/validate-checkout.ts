import type { FieldErrors } from "@/lib/contract/parse";
import type { PricedCart } from "@/lib/domain/orders/priced-cart";
import type { Tx } from "@/backend/db/client";
import { type Refusal, refuseFields } from "@/backend/http/refusals";
import type { Caller } from "@/backend/http/caller";
import { findAddressErrors } from "@/backend/kernel/addresses/check-address";
import { type CartMarket, readCartMarket } from "@/backend/orders/cart/cart-market";
import { refuseLinesWithoutAnimal } from "@/backend/orders/cart/order-readiness";
import { refuseUnsoldLines } from "@/backend/orders/cart/order-readiness";
import { refuseTooManyItems } from "@/backend/orders/cart/item-rules";
import { readLines } from "@/backend/orders/cart/read-lines";
import { findCoupon, refuseCoupon } from "@/backend/orders/loyalty/find-coupon";
import { compareTotal, totalChangedError } from "@/backend/orders/payments/displayed-total";
import { rejectUnpaidAmount } from "@/backend/orders/orders/unpaid-amount";
import type { Buyer } from "./checkout-input";
import type { Cart } from "./find-checkout-cart";

interface Checkout {
  /** With the addresses of the order. */
  readonly cart: Cart;
  /** As it was displayed. */
  readonly displayed: Cart;
  readonly market: CartMarket;
  readonly priced: PricedCart;
  readonly caller: Caller;
  readonly buyer: Buyer;
}

/** Everything that must hold before an order is placed. Pricing has already checked prices, coupon and points. */
export async function validateCheckout(tx: Tx, checkout: Checkout): Promise<Refusal | undefined> {
  const { cart, market, priced, caller } = checkout;
  if (priced.lines.length === 0) return refuseFields({ sessionId: "fields.cartEmpty" });
  const lines = await readLines(tx, cart, caller, market.store);
  return (
    (await rejectUnpaidAmount(tx, caller.user?.id)) ??
    refuseTooManyItems(priced.lines) ??
    refuseLinesWithoutAnimal(lines, caller.user) ??
    refuseUnsoldLines(lines, market.country) ??
    (await rejectAddresses(tx, checkout)) ??
    (await rejectChangedTotal(tx, checkout))
  );
}

/** Nobody pays a total or loses a coupon unseen. If the displayed total is still right, the coupon message was displayed with it. */
async function rejectChangedTotal(
  tx: Tx,
  { cart, displayed, market, priced, caller, buyer }: Checkout,
): Promise<Refusal | undefined> {
  const comparison = compareTotal(priced, buyer);
  if (comparison === "same") return undefined;
  const coupon =
    cart.couponCode === null
      ? undefined
      : await findCoupon(tx, cart.couponCode, caller, priced.currency, cart.id);
  const couponRefusal = coupon && refuseCoupon(coupon);
  if (comparison === "unknown") {
    const { currency } = await readCartMarket(tx, displayed, caller);
    return currency === market.currency ? couponRefusal : totalChangedError(priced, coupon);
  }
  return totalChangedError(priced, coupon);
}

async function rejectAddresses(tx: Tx, { cart, market, priced }: Checkout): Promise<Refusal | undefined> {
  if (market.practice !== undefined) return rejectPracticeAddress(tx, cart, market.practice.country);
  const { shippingAddress, billingAddress } = cart;
  const needsDelivery = priced.allShippingMethods.length > 0;
  if (needsDelivery && shippingAddress === null) return refuseFields({ shippingAddress: "fields.required" });
  const errors: FieldErrors = {
    ...(await findAddressErrors(tx, "billingAddress", billingAddress)),
    ...(await findAddressErrors(tx, "shippingAddress", shippingAddress)),
  };
  if (Object.keys(errors).length > 0) return refuseFields(errors);
  if (needsDelivery && priced.shippingMethod === undefined)
    return refuseFields({ shippingMethod: "fields.shippingMissing" });
  return undefined;
}

/** Without an address the order goes to that of the account. Its country decides the tax, so another one is refused. */
async function rejectPracticeAddress(tx: Tx, { shippingAddress }: Cart, country: string) {
  if (shippingAddress === null) return undefined;
  if (shippingAddress.country !== country)
    return refuseFields({ "shippingAddress.country": "records.practiceAbroad" });
  const errors = await findAddressErrors(tx, "shippingAddress", shippingAddress);
  return Object.keys(errors).length > 0 ? refuseFields(errors) : undefined;
}
