import {
  amountsOfLine,
  type Cart,
  countryOf,
  type Line,
  newId,
  type PaymentCollection,
  taxLinesOf,
  totalsOf,
  unitPriceOf,
} from "./fake-carts";
import { isTaxInclusive, type Product, type Region, type ShippingOption, taxRates } from "./fake-data";

const times = { created_at: "2024-10-24T09:30:00.000Z", updated_at: "2024-10-24T09:30:00.000Z" };
const without = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, null]));

export interface Pricing {
  readonly region: Region;
  readonly country: string | undefined;
}

/** Metadata only if it is asked for, prices only for a region, prices with tax only for a country. */
export function productBody(product: Product, pricing: Pricing | undefined, added: ReadonlySet<string>) {
  const { id, variantId, title, subtitle, type, metadata } = product;
  return {
    ...{ id, title, subtitle, ...times },
    ...{ description: `${title}: all about it.`, handle: title.toLowerCase().replaceAll(" ", "-") },
    ...{ is_giftcard: false, discountable: true, type_id: `ptyp_${type}` },
    ...without(["thumbnail", "collection_id", "weight", "length", "height", "width", "hs_code"]),
    ...without(["origin_country", "mid_code", "material", "collection"]),
    type: { id: `ptyp_${type}`, value: type, metadata: null, ...times, deleted_at: null },
    ...{ options: [], tags: [], images: [] },
    ...(added.has("metadata") && { metadata }),
    variants: [
      {
        ...{ id: variantId, title: "Default", product_id: id, ...times, deleted_at: null, options: [] },
        ...{ allow_backorder: false, manage_inventory: false, variant_rank: 0, metadata: null },
        ...without(["sku", "barcode", "ean", "upc"]),
        ...(pricing && { calculated_price: priceBody(product, pricing) }),
      },
    ],
  };
}

function priceBody({ prices }: Product, { region, country }: Pricing) {
  const { currency_code } = region;
  const amount = prices[currency_code];
  const isGross = isTaxInclusive(currency_code);
  const rate = (taxRates[country ?? ""] ?? 0) / 100;
  const isTaxed = country !== undefined && region.automatic_taxes && amount !== undefined;
  return {
    ...{ id: newId("pset"), is_calculated_price_price_list: false, is_original_price_price_list: false },
    ...{ is_calculated_price_tax_inclusive: isGross, is_original_price_tax_inclusive: isGross },
    ...{ calculated_amount: amount ?? null, original_amount: amount ?? null, currency_code },
    ...(isTaxed && {
      calculated_amount_with_tax: isGross ? amount : amount * (1 + rate),
      calculated_amount_without_tax: isGross ? amount / (1 + rate) : amount,
    }),
  };
}

function lineBody(cart: Cart, line: Line) {
  const { id, product, quantity } = line;
  return {
    ...{ id, quantity, title: product.title, subtitle: product.subtitle, ...times, thumbnail: null },
    ...{ product_id: product.id, product_title: product.title, variant_id: product.variantId },
    ...{ requires_shipping: true, metadata: {}, unit_price: unitPriceOf(cart, line) },
    is_tax_inclusive: isTaxInclusive(cart.region.currency_code),
    tax_lines: taxLinesOf(cart, line),
    adjustments: [],
  };
}

const addressBody = (address: Cart["shippingAddress"]) =>
  address && { id: newId("caaddr"), ...without(["company", "address_2"]), ...address };

const shippingMethodBody = (cart: Cart, { id, amount }: ShippingOption) => ({
  ...{ shipping_option_id: id, amount, adjustments: [] },
  ...{ is_tax_inclusive: isTaxInclusive(cart.region.currency_code), tax_lines: taxLinesOf(cart) },
});

export const paymentCollectionBody = ({ id, amount, currency_code, sessions }: PaymentCollection) => ({
  ...{ id, amount, currency_code },
  payment_sessions: sessions.map((session) => ({ ...session, amount, currency_code })),
});

export const cartBody = (cart: Cart, added: ReadonlySet<string>) => ({
  ...{ id: cart.id, email: cart.email, region_id: cart.region.id, currency_code: cart.region.currency_code },
  ...{ ...times, completed_at: cart.completedAt, metadata: cart.metadata, promotions: [] },
  ...{ region: cart.region, customer: null, sales_channel_id: "sc_01JARASALES" },
  ...totalsOf(cart),
  items: cart.lines.map((line) => ({
    ...lineBody(cart, line),
    ...(added.has("items.original_total") && { original_total: amountsOfLine(cart, line).total }),
    product: {
      ...{ id: line.product.id, collection_id: null, type_id: null, categories: [], tags: [] },
      ...(added.has("items.product.metadata") && { metadata: line.product.metadata }),
    },
  })),
  shipping_methods: cart.shipping ? [shippingMethodBody(cart, cart.shipping)] : [],
  shipping_address: addressBody(cart.shippingAddress),
  billing_address: addressBody(cart.billingAddress),
  ...(cart.payment && { payment_collection: paymentCollectionBody(cart.payment) }),
});

export const shippingOptionBody = (cart: Cart, { id, name, amount, data }: ShippingOption) => ({
  ...{ id, name, amount, data, price_type: "flat", service_zone_id: `serzo_${countryOf(cart)}` },
  ...{ shipping_profile_id: "sp_01JARA", provider_id: "manual_manual", rules: [], type: null },
  provider: { id: "manual_manual", is_enabled: true },
  is_tax_inclusive: isTaxInclusive(cart.region.currency_code),
});

export interface Order {
  readonly id: string;
  readonly displayId: number;
  readonly cart: Cart;
}

/** The cart cannot change any more once it is an order. */
export const orderBody = ({ id, displayId, cart }: Order, added: ReadonlySet<string>) => ({
  ...{ id, display_id: displayId, status: "pending", email: cart.email },
  ...{ created_at: cart.completedAt, updated_at: cart.completedAt },
  ...{ region_id: cart.region.id, currency_code: cart.region.currency_code },
  ...{ summary: {}, payment_status: "authorized", fulfillment_status: "not_fulfilled", fulfillments: [] },
  ...totalsOf(cart),
  items: cart.lines.map((line) => ({
    ...lineBody(cart, line),
    ...(added.has("items.original_total") && { original_total: amountsOfLine(cart, line).total }),
    detail: { quantity: line.quantity, fulfilled_quantity: 0 },
    variant: {
      id: line.product.variantId,
      product: { id: line.product.id, title: line.product.title, metadata: line.product.metadata },
    },
  })),
  shipping_methods: cart.shipping
    ? [{ ...shippingMethodBody(cart, cart.shipping), id: newId("ordsm"), name: cart.shipping.name }]
    : [],
  shipping_address: addressBody(cart.shippingAddress),
  billing_address: addressBody(cart.billingAddress),
  payment_collections: cart.payment ? [{ ...paymentCollectionBody(cart.payment), status: "authorized" }] : [],
});
