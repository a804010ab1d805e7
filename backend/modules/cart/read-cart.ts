import type { Tx } from "@/backend/db/client";
import { Refusal } from "@/backend/http/refusals";
import type { Visit } from "@/backend/http/visit";
import { couponCodeOf } from "@/backend/modules/loyalty/find-coupon";
import { describeCart } from "./describe-cart";
import { findCart } from "./find-cart";

/** What the cart would come to with these, in the place of what is kept in it. */
export interface Wish {
  readonly coupon?: string | null | undefined;
  readonly loyalty_points?: number | null | undefined;
  readonly shipping_method?: number | null | undefined;
}

/** Changes nothing, whatever is asked. */
export async function readCart(tx: Tx, visit: Visit, sessionId: string, wish: Wish = {}) {
  const cart = await findCart(tx, visit, sessionId);
  if (cart instanceof Refusal) return cart;
  const { coupon, loyalty_points: loyaltyPoints, shipping_method: shippingMethodId } = wish;
  return describeCart(tx, visit, {
    ...cart,
    couponCode: typeof coupon === "string" ? couponCodeOf(coupon) || null : cart.couponCode,
    loyaltyPoints: loyaltyPoints ?? cart.loyaltyPoints,
    shippingMethodId: shippingMethodId ?? cart.shippingMethodId,
  });
}
