import { unknownCoupon } from "@/lib/config/orders/loyalty";
import { currencySymbol } from "@/lib/config/markets/markets";
import { toWireAmount } from "@/lib/domain/money";
import type { Db, Tx } from "@/backend/db/client";
import { Refusal } from "@/backend/http/refusals";
import type { Caller } from "@/backend/http/caller";
import { normaliseCouponCode, findCoupon, refuseCoupon } from "@/backend/orders/loyalty/find-coupon";
import { countRequest, networkCounter } from "@/backend/limits/rate-limiter";
import { findCart } from "./find-cart";
import { priceCart } from "./price-cart";

/** Rate limit against guessing codes. The code that is in the cart already does not count. */
export async function limitCouponAttempts(
  db: Db,
  caller: Caller,
  sessionId: string,
  code: string | null | undefined,
): Promise<Refusal | undefined> {
  if (!code?.trim()) return undefined;
  const cart = await findCart(db, caller, sessionId);
  if (cart instanceof Refusal || cart.couponCode === normaliseCouponCode(code)) return undefined;
  return countRequest(db, networkCounter("couponCodes", caller.clientAddress));
}

/** The discount a code would give on this cart, in place of the current code. */
export async function checkCoupon(tx: Tx, caller: Caller, sessionId: string, code: string) {
  const cart = await findCart(tx, caller, sessionId);
  if (cart instanceof Refusal) return cart;
  const priced = await priceCart(tx, { ...cart, couponCode: normaliseCouponCode(code) }, caller);
  const coupon = await findCoupon(tx, code, caller, priced.currency, cart.id);
  const currency = { code: priced.currency, symbol: currencySymbol(priced.currency) };
  if (coupon.isUnknown) return new Refusal(404, { code: unknownCoupon, message: "fields.couponUnknown" });
  return (
    refuseCoupon(coupon) ?? {
      code: coupon.code,
      percent: coupon.percent,
      amount: toWireAmount(priced.discount),
      currency,
    }
  );
}
