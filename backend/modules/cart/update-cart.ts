import { isDeepStrictEqual } from "node:util";
import { eq } from "drizzle-orm";
import { regionCurrencies } from "@/lib/config/markets";
import type { PostalAddress } from "@/lib/domain/postal-address";
import type { Tx } from "@/backend/db/client";
import { carts, type SampleCollector } from "@/backend/db/schema/carts";
import { Refusal } from "@/backend/http/refusals";
import type { Visit } from "@/backend/http/visit";
import { tidy } from "@/backend/modules/loyalty/addresses";
import { couponCodeOf } from "@/backend/modules/loyalty/find-coupon";
import { describeCart } from "./describe-cart";
import { lockCart, regionOfCart } from "./find-cart";
import { refuseChoices } from "./refuse-choices";

type Cart = typeof carts.$inferSelect;

export interface CartDetails {
  readonly email?: string | null | undefined;
  readonly country?: string | null | undefined;
  readonly phoneNumber?: string | null | undefined;
  readonly sampleCollector?: SampleCollector | null | undefined;
  readonly isNewsletterSubscribed?: boolean | undefined;
  readonly isSWABRequired?: boolean | undefined;
  readonly couponCode?: string | null | undefined;
  readonly loyaltyPoints?: number | null | undefined;
  readonly shippingMethodId?: number | null | undefined;
  readonly billingAddress?: PostalAddress | null | undefined;
  readonly shippingAddress?: PostalAddress | null | undefined;
}

/** What decides how much is to be paid, and on which papers. */
const priced = [
  "country",
  "couponCode",
  "loyaltyPoints",
  "shippingMethodId",
  "billingAddress",
  "shippingAddress",
] as const satisfies readonly (keyof Cart)[];

/** Writes what is given and leaves the rest: the details and the collector are saved by forms of their own. */
export async function updateCart(tx: Tx, visit: Visit, sessionId: string, details: CartDetails) {
  const cart = await lockCart(tx, visit, sessionId);
  if (cart instanceof Refusal) return cart;
  const changes = changesOf(details);
  const changed = { ...cart, ...changes };
  const refusal = await refuseChoices(tx, visit, changed, changes);
  if (refusal) return refusal;
  const isPricedAnew = priced.some((key) => !isDeepStrictEqual(cart[key], changed[key]));
  const version = isPricedAnew ? cart.version + 1 : cart.version;
  await tx
    .update(carts)
    .set({ ...changes, version, updatedAt: new Date() })
    .where(eq(carts.id, cart.id));
  const currencyOf = (one: Cart) => regionCurrencies[regionOfCart(one, visit)];
  const described = await describeCart(tx, visit, { ...changed, version });
  return { ...described, currencyChanged: currencyOf(cart) !== currencyOf(changed) };
}

/** Where it is delivered to decides over the country that was told before there was an address. */
function changesOf(details: CartDetails): Partial<Cart> {
  const { isSWABRequired, couponCode, loyaltyPoints, billingAddress, shippingAddress, ...rest } = details;
  const all = {
    ...rest,
    ...(shippingAddress && { country: shippingAddress.country }),
    billingAddress: billingAddress && tidy(billingAddress),
    shippingAddress: shippingAddress && tidy(shippingAddress),
    isSwabRequired: isSWABRequired,
    couponCode: typeof couponCode === "string" ? couponCodeOf(couponCode) || null : couponCode,
    loyaltyPoints: loyaltyPoints === null ? 0 : loyaltyPoints,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}
