import type { Body, Response } from "@/lib/contract/calls";
import { isObject } from "@/lib/domain/is-object";
import type { Context } from "./handler";
import { MedusaFailure } from "./medusa-client";
import {
  cartResponse,
  foundCart,
  type MedusaAddress,
  type MedusaCart,
  type MedusaOrder,
  type MedusaShippingOption,
  shippingOptionList,
} from "./medusa-shapes";
import { currencyOf, taxPercent, wireAmount } from "./money";
import { readFacts } from "./products";

type Cart = Response<"cart.get">;

/** Beside the fields that Medusa sends anyway. */
export const cartQuery = { fields: "+items.original_total,+items.product.metadata" };

export const cartPath = (id: string, rest: `/${string}` | "" = "") =>
  `/store/carts/${encodeURIComponent(id)}${rest}` as const;

/** A cart by its token; undefined for a wrong token and a cart that is gone. */
export async function findCart({ medusa, ids }: Context, token: string): Promise<MedusaCart | undefined> {
  const id = ids.toId("cart", token);
  if (id === undefined) return undefined;
  try {
    return (await medusa.send({ path: cartPath(id), query: cartQuery }, foundCart)).cart;
  } catch (error) {
    if (error instanceof MedusaFailure && error.status === 404) return undefined;
    throw error;
  }
}

/** Ordered carts do not exist any more. */
export async function findOpenCart(context: Context, token: string): Promise<MedusaCart | undefined> {
  const cart = await findCart(context, token);
  return cart?.completed_at ? undefined : cart;
}

/** Sends a change of a cart, and returns the changed cart. */
export async function changeCart(
  { medusa }: Context,
  id: string,
  rest: `/${string}` | "",
  body: unknown,
): Promise<MedusaCart> {
  const path = cartPath(id, rest);
  return (await medusa.send({ method: "POST", path, query: cartQuery, body }, cartResponse)).cart;
}

/** How a cart can be sent, the cheapest first. */
export async function listShippingOptions(
  { medusa }: Context,
  cart: MedusaCart,
): Promise<readonly MedusaShippingOption[]> {
  const request = { path: "/store/shipping-options", query: { cart_id: cart.id } } as const;
  const { shipping_options: options } = await medusa.send(request, shippingOptionList);
  return options.toSorted((a, b) => a.amount - b.amount || a.id.localeCompare(b.id));
}

export const chooseShipping = (context: Context, cart: MedusaCart, { id }: MedusaShippingOption) =>
  changeCart(context, cart.id, "/shipping-methods", { option_id: id });

/** The storefront shows a cart with its cheapest delivery until another one is chosen. */
export async function withShipping(context: Context, cart: MedusaCart): Promise<MedusaCart> {
  if (cart.items.length === 0 || cart.shipping_methods.length > 0) return cart;
  const [cheapest] = await listShippingOptions(context, cart);
  return cheapest ? chooseShipping(context, cart, cheapest) : cart;
}

/** Working days of an option that does not name its own in `data.minDays` and `data.maxDays`. */
const usualDays = { minDays: 2, maxDays: 10 };

/** Ids of the contract are numbers: the position in the list, which stays while the options stay. */
function toShippingMethods(cart: MedusaCart, options: readonly MedusaShippingOption[]) {
  const withTax = 1 + taxPercent(cart.items) / 100;
  return options.map(({ name, amount, is_tax_inclusive: isGross, data }, position) => {
    const { minDays, maxDays } = { ...usualDays, ...(isObject(data) ? data : {}) };
    const days = { minDays: Number(minDays), maxDays: Number(maxDays) };
    return { id: position + 1, name, amount: wireAmount(isGross ? amount : amount * withTax), ...days };
  });
}

/** What Medusa has no field for. It is in the metadata of the cart, which Medusa copies to the order. */
export interface Notes {
  readonly phoneNumber?: string | null;
  readonly isNewsletterSubscribed?: boolean;
  readonly isSWABRequired?: boolean;
  readonly sampleCollector?: Body<"cart.update">["sampleCollector"] | null;
}

export function readNotes({ metadata }: MedusaCart): Notes {
  const own = isObject(metadata) ? metadata["tailmark"] : undefined;
  // Safe: only this program writes it, and the response of each call is checked.
  return isObject(own) ? (own as Notes) : {};
}

export async function toCart(context: Context, cart: MedusaCart): Promise<Cart> {
  const options = await listShippingOptions(context, cart);
  const methods = toShippingMethods(cart, options);
  const chosen = cart.shipping_methods[0]?.shipping_option_id;
  const selected = methods[options.findIndex(({ id }) => id === chosen)] ?? null;
  const percent = taxPercent(cart.items);
  // Medusa returns the line that was changed last at the end or the start; ids are in the order of adding.
  const lines = cart.items.toSorted((a, b) => a.id.localeCompare(b.id));
  return {
    sessionId: context.ids.toToken("cart", cart.id),
    items: lines.map((line) => toItem(cart, line)),
    coupons: [],
    couponProblem: null,
    couponProblemCode: undefined,
    loyaltyPoints: 0,
    shippingMethod: selected,
    selectedShippingMethod: selected,
    allShippingMethods: methods,
    billingAddress: toAddress(cart.billing_address),
    shippingAddress: toAddress(cart.shipping_address),
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    ...toTotals(cart),
    tax: { amount: wireAmount(cart.tax_total), rateBps: Math.round(percent * 100), isIncluded: percent > 0 },
    deliveryDays: selected && { min: selected.minDays, max: selected.maxDays },
    currency: currencyOf(cart.currency_code),
    email: cart.email ?? null,
    country: cart.shipping_address?.country_code?.toUpperCase() ?? null,
    ...toNotes(readNotes(cart)),
  };
}

function toNotes({ phoneNumber, isNewsletterSubscribed, isSWABRequired, sampleCollector: by }: Notes) {
  return {
    phoneNumber: phoneNumber ?? null,
    isNewsletterSubscribed: isNewsletterSubscribed ?? false,
    isSWABRequired: isSWABRequired ?? true,
    collector: { sampleCollector: by ? { ...by, clinic: by.clinic ?? null } : null },
  };
}

/** All with tax, so that they add up; discounts are those that Medusa gives by itself. */
export const toTotals = (totals: MedusaCart | MedusaOrder) => ({
  subtotal: wireAmount(totals.original_item_total),
  shipping: wireAmount(totals.original_shipping_total),
  discount: wireAmount(totals.original_total - totals.total),
  pointsValue: "0.00",
  total: wireAmount(totals.total),
});

type Line = MedusaCart["items"][number];

/** A product has one line in a cart, as Medusa adds up what is added twice: so its id is that of the line. */
export function idOfLine({ id, product }: Line): number {
  return factsOfLine(id, product.metadata).id;
}

export function factsOfLine(line: string, metadata: unknown) {
  const facts = readFacts(metadata);
  if (facts === undefined)
    throw new MedusaFailure("wrong", `${line}: its product has no complete metadata.tailmark`);
  return facts;
}

function toItem(cart: MedusaCart, line: Line): Cart["items"][number] {
  const { id, species, typeId, categoryId, bodySystem, kind } = factsOfLine(line.id, line.product.metadata);
  return {
    id,
    product: { id, name: line.product_title, species, typeId, categoryId, bodySystem, kind },
    quantity: line.quantity,
    unitAmount: wireAmount(line.original_total / line.quantity),
    amount: wireAmount(line.original_total),
    kitAmount: null,
    currency: currencyOf(cart.currency_code),
    metaData: { isUpgradeTests: false, isUpgradeFullbreed: false, animalId: null, customProfileId: null },
    animal: null,
    customProfile: null,
    hasUpgradeOption: false,
    needsKit: false,
    isAnimalRequired: false,
    isSoldThere: true,
    note: null,
    patientReference: null,
    betterValue: null,
    packOffer: null,
  };
}

/** Null for the country alone, which every cart has. */
export function toAddress(address: MedusaAddress): Cart["shippingAddress"] {
  if (!address?.address_1 || !address.country_code) return null;
  return {
    firstName: address.first_name ?? "",
    lastName: address.last_name ?? "",
    address: address.address_1,
    city: address.city ?? "",
    postalCode: address.postal_code ?? "",
    state: address.province ?? null,
    country: address.country_code.toUpperCase(),
    phoneNumber: address.phone ?? null,
  };
}

type PostalAddress = NonNullable<Body<"cart.update">["shippingAddress"]>;

export const toMedusaAddress = (address: PostalAddress) => ({
  first_name: address.firstName,
  last_name: address.lastName,
  address_1: address.address,
  city: address.city,
  postal_code: address.postalCode,
  province: address.state ?? null,
  country_code: address.country.toLowerCase(),
  phone: address.phoneNumber ?? null,
});
