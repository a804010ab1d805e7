import { errorCode } from "@/lib/domain/error-codes";
import { eq } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { carts } from "@/backend/db/schema/carts";
import { shippingMethods } from "@/backend/db/schema/pricing";
import type { Caller } from "@/backend/http/caller";
import { Refusal, refuseFields } from "@/backend/http/refusals";
import { pointsCurrencyOf } from "@/backend/account/public/read-buyer-terms";
import { findCoupon, normaliseCouponCode, refuseCoupon } from "@/backend/orders/loyalty/find-coupon";
import { readCartMarket } from "./cart-market";
import type { Cart } from "@/backend/kernel/users/own-cart";
import { lockCart } from "./find-cart";
import { describeCart } from "./read-cart";

/** The documented query. Empty, zero and null take a choice back; what is absent stays. */
export interface PriceChoices {
  readonly coupon?: string | null | undefined;
  readonly loyalty_points?: number | null | undefined;
  readonly shipping_method?: number | null | undefined;
}

type StoredChoices = Pick<Cart, "couponCode" | "loyaltyPoints" | "shippingMethodId">;

export const hasPriceChoices = (choices: PriceChoices): boolean =>
  Object.values(choices).some((choice) => choice !== undefined && choice !== null);

/** Prices the cart with these choices and keeps them. Repeated requests change nothing more. */
export async function repriceCart(tx: Tx, caller: Caller, sessionId: string, choices: PriceChoices) {
  const cart = await lockCart(tx, caller, sessionId);
  if (cart instanceof Refusal) return cart;
  const changed = { ...cart, ...toStoredChoices(choices) };
  const refusal = await refuseChoices(tx, caller, { cart: changed, choices });
  if (refusal) return refusal;
  const { couponCode, loyaltyPoints, shippingMethodId } = changed;
  const isSame =
    cart.couponCode === couponCode &&
    cart.loyaltyPoints === loyaltyPoints &&
    cart.shippingMethodId === shippingMethodId;
  const version = isSame ? cart.version : cart.version + 1;
  if (!isSame)
    await tx
      .update(carts)
      .set({ couponCode, loyaltyPoints, shippingMethodId, version, updatedAt: new Date() })
      .where(eq(carts.id, cart.id));
  return describeCart(tx, caller, { ...changed, version });
}

function toStoredChoices(choices: PriceChoices): Partial<StoredChoices> {
  const { coupon, loyalty_points: loyaltyPoints, shipping_method: shippingMethodId } = choices;
  return {
    ...(typeof coupon === "string" && { couponCode: normaliseCouponCode(coupon) || null }),
    ...(typeof loyaltyPoints === "number" && { loyaltyPoints }),
    ...(typeof shippingMethodId === "number" && { shippingMethodId }),
  };
}

async function refuseChoices(
  tx: Tx,
  caller: Caller,
  { cart, choices }: { readonly cart: Cart; readonly choices: PriceChoices },
): Promise<Refusal | undefined> {
  const { coupon, loyalty_points: points, shipping_method: methodId } = choices;
  if (methodId && (await tx.$count(shippingMethods, eq(shippingMethods.id, methodId))) === 0)
    return refuseFields({ shipping_method: "fields.invalid" });
  if (points && !caller.user) return refuseFields({ loyalty_points: "fields.signInForPoints" });
  const market = await readCartMarket(tx, cart, caller);
  const pointsCurrency = pointsCurrencyOf(market);
  if (points && market.currency !== pointsCurrency)
    return refuseFields({
      loyalty_points: errorCode("fields.pointsOtherCurrency", { currency: pointsCurrency }),
    });
  if (!coupon?.trim()) return undefined;
  return refuseCoupon(await findCoupon(tx, coupon, caller, market.currency, cart.id));
}
