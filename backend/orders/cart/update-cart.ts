import type { FieldErrors } from "@/lib/contract/parse";
import { isDeepStrictEqual } from "node:util";
import { eq } from "drizzle-orm";
import type { PostalAddress } from "@/lib/domain/kernel/postal-address";
import type { Tx } from "@/backend/db/client";
import { carts, type SampleCollector } from "@/backend/db/schema/carts";
import type { Context, Input } from "@/backend/http/handler-types";
import { Refusal, refuseFields } from "@/backend/http/refusals";
import { findAddressErrors, isCountry } from "@/backend/kernel/addresses/check-address";
import { normaliseAddress } from "@/backend/kernel/addresses/saved-addresses";
import { describeCart } from "./read-cart";
import { readCartMarket } from "./cart-market";
import type { Cart } from "@/backend/kernel/users/own-cart";
import { lockCart } from "./find-cart";

export interface CartDetails {
  readonly email?: string | null | undefined;
  readonly country?: string | null | undefined;
  readonly phoneNumber?: string | null | undefined;
  readonly sampleCollector?: SampleCollector | null | undefined;
  readonly isNewsletterSubscribed?: boolean | undefined;
  readonly isSWABRequired?: boolean | undefined;
  readonly billingAddress?: PostalAddress | null | undefined;
  readonly shippingAddress?: PostalAddress | null | undefined;
}

/** A change to one of these makes a new version of the cart, and so invalidates started payments. */
const versionedFields = [
  "country",
  "billingAddress",
  "shippingAddress",
] as const satisfies readonly (keyof Cart)[];

/** Partial update: only the submitted fields change, because several forms save parts of the cart. */
export async function updateCart(
  { tx, caller }: Context,
  { params: { sessionId }, body: details }: Input<"cart.update">,
) {
  const cart = await lockCart(tx, caller, sessionId);
  if (cart instanceof Refusal) return cart;
  const changes = toChanges(details);
  const changed = { ...cart, ...changes };
  const refusal = await refuseChanges(tx, changes);
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
  const { isSWABRequired, billingAddress, shippingAddress, ...rest } = details;
  const fields = {
    ...rest,
    ...(shippingAddress && { country: shippingAddress.country }),
    billingAddress: billingAddress && normaliseAddress(billingAddress),
    shippingAddress: shippingAddress && normaliseAddress(shippingAddress),
    isSwabRequired: isSWABRequired,
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** Checks the changed values against reference data. */
async function refuseChanges(
  tx: Tx,
  { country, billingAddress, shippingAddress }: Partial<Cart>,
): Promise<Refusal | undefined> {
  const errors: FieldErrors = {
    ...(country && !shippingAddress && !(await isCountry(tx, country)) && { country: "fields.invalid" }),
    ...(await findAddressErrors(tx, "billingAddress", billingAddress)),
    ...(await findAddressErrors(tx, "shippingAddress", shippingAddress)),
  };
  return Object.keys(errors).length > 0 ? refuseFields(errors) : undefined;
}
