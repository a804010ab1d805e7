import { and, eq } from "drizzle-orm";
import { regionCurrencies } from "@/lib/config/markets";
import { needsState } from "@/lib/config/states";
import { fieldMessages } from "@/lib/contract/messages";
import type { PostalAddress } from "@/lib/domain/postal-address";
import type { Tx } from "@/backend/db/client";
import type { carts } from "@/backend/db/schema/carts";
import { countries, states } from "@/backend/db/schema/geography";
import { shippingMethods } from "@/backend/db/schema/pricing";
import { type Refusal, refuseFields } from "@/backend/http/refusals";
import type { Visit } from "@/backend/http/visit";
import { findCoupon, refuseCoupon } from "@/backend/modules/loyalty/find-coupon";
import { regionOfCart } from "./find-cart";

type Cart = typeof carts.$inferSelect;

/** Why what is to be written into a cart may not: it is looked at as it will be then. */
export async function refuseChoices(
  tx: Tx,
  visit: Visit,
  cart: Cart,
  { country, couponCode, loyaltyPoints, shippingMethodId, billingAddress, shippingAddress }: Partial<Cart>,
): Promise<Refusal | undefined> {
  const wrong = {
    ...(country && !shippingAddress && !(await isCountry(tx, country)) && { country: fieldMessages.invalid }),
    ...(await wrongInAddress(tx, "billingAddress", billingAddress)),
    ...(await wrongInAddress(tx, "shippingAddress", shippingAddress)),
    ...(shippingMethodId &&
      !(await isMethod(tx, shippingMethodId)) && { shippingMethodId: fieldMessages.invalid }),
    ...(loyaltyPoints && !visit.person && { loyaltyPoints: "Please sign in to use your points" }),
  };
  if (Object.keys(wrong).length > 0) return refuseFields(wrong);
  if (!couponCode) return undefined;
  const currency = regionCurrencies[regionOfCart(cart, visit)];
  return refuseCoupon(await findCoupon(tx, couponCode, visit, currency), "couponCode");
}

async function wrongInAddress(
  tx: Tx,
  name: string,
  address: PostalAddress | null | undefined,
): Promise<Readonly<Record<string, string>>> {
  if (!address) return {};
  const { country, state } = address;
  if (!(await isCountry(tx, country))) return { [`${name}.country`]: fieldMessages.invalid };
  if (!needsState(country)) return {};
  if (!state) return { [`${name}.state`]: fieldMessages.required };
  const found = await tx
    .select({ id: states.id })
    .from(states)
    .where(and(eq(states.countryCode, country), eq(states.code, state)));
  return found.length > 0 ? {} : { [`${name}.state`]: fieldMessages.invalid };
}

async function isCountry(tx: Tx, code: string): Promise<boolean> {
  const found = await tx.select({ id: countries.id }).from(countries).where(eq(countries.code, code));
  return found.length > 0;
}

async function isMethod(tx: Tx, id: number): Promise<boolean> {
  const found = await tx
    .select({ id: shippingMethods.id })
    .from(shippingMethods)
    .where(eq(shippingMethods.id, id));
  return found.length > 0;
}
