import { regionOf } from "@/lib/config/markets";
import { fieldMessages } from "@/lib/contract/messages";
import type { PricedCart } from "@/lib/domain/priced-cart";
import type { Tx } from "@/backend/db/client";
import { type Refusal, refuseFields } from "@/backend/http/refusals";
import type { Visit } from "@/backend/http/visit";
import { regionOfCart } from "@/backend/modules/cart/find-cart";
import { missingAnimal } from "@/backend/modules/cart/missing-animal";
import { notSoldThere } from "@/backend/modules/cart/not-sold-there";
import { readLines } from "@/backend/modules/cart/read-lines";
import { findCoupon, refuseCoupon } from "@/backend/modules/loyalty/find-coupon";
import { changeOfTotal, totalChanged } from "@/backend/modules/payments/total-seen";
import { refusePending } from "@/backend/modules/orders/pending";
import type { Buyer } from "./checkout-input";
import type { Cart } from "./find-checkout";

interface Asked {
  readonly cart: Cart;
  readonly priced: PricedCart;
  readonly visit: Visit;
  readonly buyer: Buyer;
  readonly isOnAccount: boolean;
}

/** What must be in order before anything is ordered; prices, coupon and points have been looked at while pricing. */
export async function refuseCheckout(tx: Tx, asked: Asked): Promise<Refusal | undefined> {
  const { cart, priced, visit } = asked;
  if (priced.lines.length === 0) return refuseFields({ sessionId: "This cart is empty" });
  const lines = await readLines(tx, cart, visit);
  return (
    (await refusePending(tx, visit.person?.id)) ??
    missingAnimal(lines, visit.person) ??
    notSoldThere(lines, asked.buyer.shippingAddress?.country ?? cart.country ?? visit.country) ??
    (await refuseUnseen(tx, asked)) ??
    refuseAddresses(asked)
  );
}

/**
 * Nobody pays a total they have not seen, nor without the coupon they have seen it with. Who says which total they saw, and it is
 * this one, has read of the coupon beside it.
 */
async function refuseUnseen(tx: Tx, { cart, priced, visit, buyer }: Asked): Promise<Refusal | undefined> {
  const change = changeOfTotal(priced, buyer);
  if (change === "none") return undefined;
  const coupon =
    cart.couponCode === null ? undefined : await findCoupon(tx, cart.couponCode, visit, priced.currency);
  const refused = coupon && refuseCoupon(coupon, "coupon");
  if (change === "unknown") return refused;
  return totalChanged(priced, coupon);
}

function refuseAddresses({ cart, priced, visit, buyer, isOnAccount }: Asked): Refusal | undefined {
  if (isOnAccount) return undefined;
  const to = buyer.shippingAddress ?? cart.shippingAddress;
  const isPosted = priced.allShippingMethods.length > 0;
  if (isPosted && to === null) return refuseFields({ shippingAddress: fieldMessages.required });
  if (isPosted && priced.shippingMethod === undefined)
    return refuseFields({ shippingMethod: "Please choose how it is sent" });
  // Prices, taxes and currency follow the country of delivery: what is paid must be what was shown.
  if (to && regionOf(to.country) !== regionOfCart(cart, visit))
    return refuseFields({
      "shippingAddress.country": "Your prices are for another country. Please check your cart",
    });
  return undefined;
}
