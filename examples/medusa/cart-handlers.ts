import type { Body, Params } from "@/lib/contract/calls";
import { limits } from "@/lib/config/limits";
import {
  cartPath,
  cartQuery,
  changeCart,
  chooseShipping,
  findOpenCart,
  idOfLine,
  listShippingOptions,
  type Notes,
  readNotes,
  toCart,
  toMedusaAddress,
  withShipping,
} from "./carts";
import type { Context, Handlers } from "./handler";
import { MedusaFailure } from "./medusa-client";
import { cartResponse, lineItemDeleted, type MedusaCart } from "./medusa-shapes";
import { readCatalogue, type Sold } from "./products";
import { notFound, Refusal, refuseFields } from "./refusal";
import { findMarket, hasCountry, listRegions } from "./regions";

type CartCall =
  | "cart.create"
  | "cart.get"
  | "cart.update"
  | "cart.addItem"
  | "cart.updateItem"
  | "cart.removeItem";

export const cartHandlers: Handlers<CartCall> = {
  "cart.create": async (context) => {
    const { region, country } = await findMarket(context);
    const body = { region_id: region.id, shipping_address: { country_code: country } };
    const request = { method: "POST", path: "/store/carts", query: cartQuery, body } as const;
    const { cart } = await context.medusa.send(request, cartResponse);
    return { sessionId: context.ids.toToken("cart", cart.id) };
  },
  "cart.get": async (context, { params: { sessionId }, query }) => {
    const cart = await findOpenCart(context, sessionId);
    if (cart === undefined) return notFound();
    if (query.coupon) return refuseFields({ coupon: "fields.couponUnknown" });
    if (query.loyalty_points) return refuseFields({ loyalty_points: "fields.signInForPoints" });
    if (!query.shipping_method) return toCart(context, cart);
    const chosen = (await listShippingOptions(context, cart))[query.shipping_method - 1];
    if (chosen === undefined) return refuseFields({ shipping_method: "fields.invalid" });
    return toCart(context, await chooseShipping(context, cart, chosen));
  },
  "cart.update": async (context, { params: { sessionId }, body }) => {
    const cart = await findOpenCart(context, sessionId);
    if (cart === undefined) return notFound();
    const updated = await updateCart(context, cart, body);
    if (updated instanceof Refusal) return updated;
    return {
      ...(await toCart(context, updated)),
      currencyChanged: updated.currency_code !== cart.currency_code,
    };
  },
  "cart.addItem": async (context, { params: { sessionId }, body: { productId, quantity, ...seen } }) => {
    const cart = await findOpenCart(context, sessionId);
    if (cart === undefined) return notFound();
    const sold = await findSold(context, cart, productId);
    if (sold === undefined) return refuseFields({ productId: "fields.invalid" });
    const before = cart.items.find((line) => idOfLine(line) === productId)?.quantity ?? 0;
    if (before + quantity > limits.quantityMax) return refuseFields({ quantity: "fields.invalid" });
    const body = { variant_id: sold.variantId, quantity };
    const changed = await refuseInvalid(changeCart(context, cart.id, "/line-items", body), "productId");
    if (changed instanceof Refusal) return changed;
    // Medusa 2.0.0 drops the taxes of the other items.
    const taxed = cart.items.length > 0 ? await changeCart(context, cart.id, "/taxes", {}) : changed;
    await withShipping(context, taxed);
    const { price } = sold.product;
    const isSame =
      (seen.priceSeen ?? price.amount) === price.amount &&
      (seen.currencySeen ?? price.currency.code) === price.currency.code;
    return { id: productId, quantity: before + quantity, ...(!isSame && { priceChanged: true, price }) };
  },
  "cart.updateItem": async (context, { params, body: { quantity } }) => {
    const line = await findLine(context, params);
    if (line === undefined) return notFound();
    const changed = await refuseInvalid(
      changeCart(context, line.cartId, line.rest, { quantity }),
      "quantity",
    );
    return changed instanceof Refusal ? changed : { id: params.itemId, quantity };
  },
  "cart.removeItem": async (context, { params }) => {
    const line = await findLine(context, params);
    if (line === undefined) return notFound();
    const path = cartPath(line.cartId, line.rest);
    await context.medusa.send({ method: "DELETE", path }, lineItemDeleted);
    return undefined;
  },
};

async function findLine(context: Context, { sessionId, itemId }: Params<"cart.removeItem">) {
  const cart = await findOpenCart(context, sessionId);
  const line = cart?.items.find((one) => idOfLine(one) === itemId);
  return cart && line && { cartId: cart.id, rest: `/line-items/${encodeURIComponent(line.id)}` as const };
}

async function findSold(context: Context, cart: MedusaCart, productId: number): Promise<Sold | undefined> {
  const country = cart.shipping_address?.country_code?.toUpperCase() ?? context.country;
  const catalogue = await readCatalogue({ ...context, country });
  return catalogue.find(({ product }) => product.id === productId);
}

/** A field error where Medusa answers 400: the variant has no price in the region, or is out of stock. */
async function refuseInvalid<T>(change: Promise<T>, field: string): Promise<T | Refusal> {
  try {
    return await change;
  } catch (error) {
    if (error instanceof MedusaFailure && error.status === 400)
      return refuseFields({ [field]: "fields.invalid" });
    throw error;
  }
}

/** Contact details and addresses. The country of the delivery decides the region, and with it all prices. */
export async function updateCart(
  context: Context,
  cart: MedusaCart,
  { email, country, billingAddress, shippingAddress, ...rest }: Body<"cart.update">,
): Promise<MedusaCart | Refusal> {
  const code = shippingAddress?.country ?? country;
  const field = shippingAddress ? "shippingAddress.country" : "country";
  const moved = code ? await moveCart(context, cart, code) : cart;
  if (moved === undefined) return refuseFields({ [field]: "fields.invalid" });
  const changes = Object.entries(rest).filter(([, value]) => value !== undefined);
  const notes: Notes = { ...readNotes(moved), ...Object.fromEntries(changes) };
  const updated = await changeCart(context, cart.id, "", {
    ...(email && { email }),
    ...(shippingAddress && { shipping_address: toMedusaAddress(shippingAddress) }),
    ...(billingAddress && { billing_address: toMedusaAddress(billingAddress) }),
    metadata: { tailmark: notes },
  });
  return withShipping(context, updated);
}

/**
 * Before the other changes: with a new region that has a single country, Medusa drops the address. Undefined if the cart
 * cannot be sent there.
 */
async function moveCart(
  context: Context,
  cart: MedusaCart,
  country: string,
): Promise<MedusaCart | undefined> {
  const current = cart.shipping_address?.country_code?.toUpperCase();
  if (current === country) return cart;
  const shipping_address = { country_code: country.toLowerCase() };
  if (hasCountry(cart.region, country)) return changeCart(context, cart.id, "", { shipping_address });
  const region = (await listRegions(context)).find((one) => hasCountry(one, country));
  if (region === undefined) return undefined;
  // Checked first: Medusa 2.0.0 refuses items without a price there, but keeps the new country in the cart.
  const sold = await readCatalogue(context, { region, country: country.toLowerCase() });
  const isSold = (line: MedusaCart["items"][number]) =>
    sold.some(({ product }) => product.id === idOfLine(line));
  if (!cart.items.every(isSold)) return undefined;
  return changeCart(context, cart.id, "", { region_id: region.id, shipping_address });
}
