import {
  isTaxInclusive,
  type Product,
  products,
  type Region,
  regions,
  type ShippingOption,
  shippingOptions,
  taxRates,
} from "./fake-data";
import { invalid, missing } from "./request-rules";

type Address = Readonly<Record<string, unknown>>;

export interface Line {
  readonly id: string;
  readonly product: Product;
  quantity: number;
}

interface Session {
  readonly id: string;
  readonly provider_id: string;
  readonly data: unknown;
  status: "pending" | "authorized" | "error";
}

export interface PaymentCollection {
  readonly id: string;
  amount: number;
  currency_code: string;
  sessions: Session[];
}

export interface Cart {
  readonly id: string;
  region: Region;
  email: string | null;
  shippingAddress: Address | null;
  billingAddress: Address | null;
  metadata: unknown;
  lines: Line[];
  /** Adding an item drops the taxes of all others, until anything else computes them again. */
  untaxed: readonly Line[];
  shipping: ShippingOption | undefined;
  payment: PaymentCollection | undefined;
  completedAt: string | null;
}

let issued = 0;
/** With 26 characters and in the order of time, as ULIDs are. */
export const newId = (prefix: string) => `${prefix}_01JAR${String((issued += 1)).padStart(21, "0")}`;

export const countryOf = ({ shippingAddress }: Pick<Cart, "shippingAddress">): string | undefined =>
  shippingAddress?.["country_code"] as string | undefined;

export function findRegion(id: unknown): Region {
  const region = regions.find((one) => one.id === id);
  if (region === undefined) throw missing("Region", String(id));
  return region;
}

export function requirePrices(lines: readonly { readonly product: Product }[], region: Region): void {
  const unpriced = lines.filter(({ product }) => product.prices[region.currency_code] === undefined);
  const ids = unpriced.map(({ product }) => product.variantId).join(", ");
  if (unpriced.length > 0) throw invalid(`Variants with IDs ${ids} do not have a price`);
}

export const offeredShipping = (cart: Cart): readonly ShippingOption[] =>
  shippingOptions.filter(
    ({ currency_code }) =>
      currency_code === cart.region.currency_code &&
      cart.region.countries.some(({ iso_2 }) => iso_2 === countryOf(cart)),
  );

export function updateCart(cart: Cart, body: Readonly<Record<string, unknown>>): void {
  const region = body["region_id"] ? findRegion(body["region_id"]) : cart.region;
  const address = body["shipping_address"] as Address | undefined;
  const code = address?.["country_code"];
  if (code && !region.countries.some(({ iso_2 }) => iso_2 === code))
    throw invalid(`Country with code ${String(code)} is not within region ${region.name}`);
  cart.shippingAddress = addressAfterUpdate(cart, region, address);
  // As in 2.0.0: the address has changed even if this refuses.
  requirePrices(cart.lines, region);
  cart.region = region;
  cart.billingAddress = (body["billing_address"] as Address | undefined) ?? cart.billingAddress;
  if ("email" in body) cart.email = body["email"] as string | null;
  if ("metadata" in body) cart.metadata = body["metadata"];
  refresh(cart);
}

/** The address of the request, else the current one. A new region does not keep an address of another country. */
function addressAfterUpdate(cart: Cart, region: Region, address: Address | undefined): Address | null {
  if (region === cart.region) return address ?? cart.shippingAddress;
  const [first, ...others] = region.countries;
  if (others.length === 0) return { country_code: first?.iso_2 };
  return address?.["country_code"] ? address : null;
}

/** After each change but that of the shipping method: what does not fit any more is removed. */
export function refresh(cart: Cart): void {
  cart.untaxed = [];
  if (cart.shipping && !offeredShipping(cart).includes(cart.shipping)) cart.shipping = undefined;
  const { payment } = cart;
  const { total } = totalsOf(cart);
  if (
    payment === undefined ||
    (payment.amount === total && payment.currency_code === cart.region.currency_code)
  )
    return;
  Object.assign(payment, { amount: total, currency_code: cart.region.currency_code, sessions: [] });
}

const rateOf = (cart: Cart, line?: Line) =>
  cart.region.automatic_taxes && !(line && cart.untaxed.includes(line))
    ? (taxRates[countryOf(cart) ?? ""] ?? 0)
    : 0;

export const taxLinesOf = (cart: Cart, line?: Line) => {
  const rate = rateOf(cart, line);
  return rate === 0 ? [] : [{ id: newId("calitxl"), code: "default", rate, provider_id: "system" }];
};

/** Without rounding, as Medusa computes. Without a line: of the shipping. */
export function amountsOf(cart: Cart, price: number, line?: Line) {
  const rate = rateOf(cart, line) / 100;
  const subtotal = isTaxInclusive(cart.region.currency_code) ? price / (1 + rate) : price;
  const tax_total = subtotal * rate;
  const total = isTaxInclusive(cart.region.currency_code) ? price : subtotal + tax_total;
  return { subtotal, tax_total, total };
}

export const amountsOfLine = (cart: Cart, line: Line) =>
  amountsOf(cart, unitPriceOf(cart, line) * line.quantity, line);

export const unitPriceOf = (cart: Cart, { product }: Line) => product.prices[cart.region.currency_code] ?? 0;

const add = (amounts: readonly ReturnType<typeof amountsOf>[]) => ({
  subtotal: amounts.reduce((sum, { subtotal }) => sum + subtotal, 0),
  tax_total: amounts.reduce((sum, { tax_total }) => sum + tax_total, 0),
  total: amounts.reduce((sum, { total }) => sum + total, 0),
});

export function totalsOf(cart: Cart) {
  const items = add(cart.lines.map((line) => amountsOfLine(cart, line)));
  const shipping = amountsOf(cart, cart.shipping?.amount ?? 0);
  const all = add([items, shipping]);
  return {
    ...all,
    ...{ discount_total: 0, discount_tax_total: 0, gift_card_total: 0, gift_card_tax_total: 0 },
    ...{ original_total: all.total, original_subtotal: all.subtotal, original_tax_total: all.tax_total },
    ...{ item_total: items.total, item_subtotal: items.subtotal, item_tax_total: items.tax_total },
    original_item_total: items.total,
    original_item_subtotal: items.subtotal,
    original_item_tax_total: items.tax_total,
    shipping_total: shipping.total,
    shipping_subtotal: shipping.subtotal,
    shipping_tax_total: shipping.tax_total,
    original_shipping_total: shipping.total,
    original_shipping_subtotal: shipping.subtotal,
    original_shipping_tax_total: shipping.tax_total,
  };
}

export function findVariant(id: unknown): Product {
  const product = products.find(({ variantId }) => variantId === id);
  if (product === undefined) throw missing("Variant", String(id));
  return product;
}
