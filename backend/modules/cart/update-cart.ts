import { isDeepStrictEqual } from "node:util";
import { eq } from "drizzle-orm";
import type { PostalAddress } from "@/lib/domain/postal-address";
import type { Tx } from "@/backend/db/client";
import { carts, type SampleCollector } from "@/backend/db/schema/carts";
import { Refusal, refuseFields } from "@/backend/http/refusals";
import type { Caller } from "@/backend/http/caller";
import { pointsCurrencyOf } from "@/backend/modules/account/read-buyer-terms";
import { findAddressErrors, isCountry } from "@/backend/modules/addresses/check-address";
import { normaliseAddress } from "@/backend/modules/addresses/saved-addresses";
import { findCoupon, normaliseCouponCode, refuseCoupon } from "@/backend/modules/loyalty/find-coupon";
import { describeCart } from "./read-cart";
import { readCartMarket } from "./cart-market";
import { type Cart, lockCart } from "./find-cart";
import { fieldMessages } from "@/lib/contract/messages";
import { shippingMethods } from "@/backend/db/schema/pricing";

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

/** A change to one of these makes a new version of the cart, and so invalidates started payments. */
const versionedFields = [
  "country",
  "couponCode",
  "loyaltyPoints",
  "shippingMethodId",
  "billingAddress",
  "shippingAddress",
] as const satisfies readonly (keyof Cart)[];

/** Partial update: only the submitted fields change, because several forms save parts of the cart. */
export async function updateCart(tx: Tx, caller: Caller, sessionId: string, details: CartDetails) {
  const cart = await lockCart(tx, caller, sessionId);
  if (cart instanceof Refusal) return cart;
  const changes = toChanges(details);
  const changed = { ...cart, ...changes };
  const refusal = await refuseChanges(tx, caller, changed, changes);
  if (refusal) return refusal;
  const isNewVersion = versionedFields.some((key) => !isDeepStrictEqual(cart[key], changed[key]));
  const version = isNewVersion ? cart.version + 1 : cart.version;
  await tx
    .update(carts)
    .set({ ...changes, version, updatedAt: new Date() })
    .where(eq(carts.id, cart.id));
  const described = await describeCart(tx, caller, { ...changed, version });
  const { currency: currencyBefore } = await readCartMarket(tx, cart, caller);
  return { ...described, currencyChanged: currencyBefore !== described.currency.code };
}

/** The country of the delivery address replaces the one chosen before there was an address. */
function toChanges(details: CartDetails): Partial<Cart> {
  const { isSWABRequired, couponCode, loyaltyPoints, billingAddress, shippingAddress, ...rest } = details;
  const fields = {
    ...rest,
    ...(shippingAddress && { country: shippingAddress.country }),
    billingAddress: billingAddress && normaliseAddress(billingAddress),
    shippingAddress: shippingAddress && normaliseAddress(shippingAddress),
    isSwabRequired: isSWABRequired,
    couponCode: typeof couponCode === "string" ? normaliseCouponCode(couponCode) || null : couponCode,
    loyaltyPoints: loyaltyPoints === null ? 0 : loyaltyPoints,
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** Checks the changed values against reference data, coupon rules and the caller. `cart` has them applied already. */
async function refuseChanges(
  tx: Tx,
  caller: Caller,
  cart: Cart,
  { country, couponCode, loyaltyPoints, shippingMethodId, billingAddress, shippingAddress }: Partial<Cart>,
): Promise<Refusal | undefined> {
  const errors = {
    ...(country && !shippingAddress && !(await isCountry(tx, country)) && { country: fieldMessages.invalid }),
    ...(await findAddressErrors(tx, "billingAddress", billingAddress)),
    ...(await findAddressErrors(tx, "shippingAddress", shippingAddress)),
    ...(shippingMethodId &&
      !(await isShippingMethod(tx, shippingMethodId)) && { shippingMethodId: fieldMessages.invalid }),
    ...(loyaltyPoints && !caller.user && { loyaltyPoints: "Please sign in to use your points" }),
  };
  if (Object.keys(errors).length > 0) return refuseFields(errors);
  if (!couponCode && !loyaltyPoints) return undefined;
  const market = await readCartMarket(tx, cart, caller);
  const pointsCurrency = pointsCurrencyOf(market);
  if (loyaltyPoints && market.currency !== pointsCurrency)
    return refuseFields({ loyaltyPoints: `Your points can be used on orders in ${pointsCurrency}` });
  return couponCode
    ? refuseCoupon(await findCoupon(tx, couponCode, caller, market.currency), "couponCode")
    : undefined;
}

async function isShippingMethod(tx: Tx, id: number): Promise<boolean> {
  const found = await tx
    .select({ id: shippingMethods.id })
    .from(shippingMethods)
    .where(eq(shippingMethods.id, id));
  return found.length > 0;
}
