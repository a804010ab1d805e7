import { currencySymbol } from "@/lib/config/markets";
import { toWireAmount } from "@/lib/domain/money";
import type { Db, Tx } from "@/backend/db/client";
import { limitAttempts } from "@/backend/http/limit-attempts";
import { Refusal } from "@/backend/http/refusals";
import type { Visit } from "@/backend/http/visit";
import { couponCodeOf, findCoupon, refuseCoupon } from "@/backend/modules/loyalty/find-coupon";
import { findCart } from "./find-cart";
import { priceCart } from "./price-cart";

const triesAtOnce = { name: "coupons", most: 40, minutes: 10 };

/** Codes can be guessed: whoever tries one that is not in the cart already may do so only so often. */
export async function limitCoupons(
  db: Db,
  visit: Visit,
  sessionId: string,
  typed: string | null | undefined,
): Promise<Refusal | undefined> {
  if (!typed?.trim()) return undefined;
  const cart = await findCart(db, visit, sessionId);
  if (cart instanceof Refusal || cart.couponCode === couponCodeOf(typed)) return undefined;
  return limitAttempts(db, { ...triesAtOnce, of: visit.clientAddress ?? cart.id });
}

/** What a code would take off this cart, in the place of the one that is there. */
export async function checkCoupon(tx: Tx, visit: Visit, sessionId: string, code: string) {
  const cart = await findCart(tx, visit, sessionId);
  if (cart instanceof Refusal) return cart;
  const priced = await priceCart(tx, { ...cart, couponCode: couponCodeOf(code) }, visit);
  const found = await findCoupon(tx, code, visit, priced.currency);
  const currency = { code: priced.currency, symbol: currencySymbol(priced.currency) };
  return (
    refuseCoupon(found, "coupon") ?? {
      code: found.code,
      percent: found.percent,
      amount: toWireAmount(priced.discount),
      currency,
    }
  );
}
