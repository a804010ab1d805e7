import { boolean, mixed, number, object, string } from "yup";
import * as f from "@/lib/contract/fields";

/**
 * What the adapter reads from responses of the Store API of Medusa 2.0.0: the documented fields, and no others. Learnt from
 * the OpenAPI document and the routes of https://github.com/medusajs/medusa (MIT).
 */
const text = () => string().required();
const optionalText = () => string().nullable().optional();
/** Decimal major units, such as 129.5; computed taxes have more places. */
const amount = () => number().required();
const metadata = () => mixed().nullable().optional();

export const medusaError = f.responseObject({ type: optionalText(), message: text() });

const country = f.responseObject({ iso_2: text(), num_code: optionalText(), display_name: optionalText() });

const region = f.responseObject({ id: text(), currency_code: text(), countries: f.listOf(country) });

export const regionList = f.responseObject({ regions: f.listOf(region) });

const price = f.responseObject({
  calculated_amount: number().nullable().defined(),
  calculated_amount_with_tax: number().optional(),
  currency_code: text(),
});

const product = f.responseObject({
  id: text(),
  title: text(),
  subtitle: optionalText(),
  description: optionalText(),
  created_at: text(),
  type: f.responseObject({ value: text() }).nullable().optional().default(undefined),
  metadata: metadata(),
  variants: f.listOf(
    f.responseObject({ id: text(), calculated_price: price.nullable().optional().default(undefined) }),
  ),
});

export const productResponse = f.responseObject({ product });

export const productList = f.responseObject({ products: f.listOf(product), count: f.wholeNumber() });

const address = f
  .responseObject({
    first_name: optionalText(),
    last_name: optionalText(),
    address_1: optionalText(),
    city: optionalText(),
    postal_code: optionalText(),
    province: optionalText(),
    country_code: optionalText(),
    phone: optionalText(),
  })
  .nullable()
  .optional()
  .default(undefined);

const ofProduct = f.responseObject({ metadata: metadata() });

const line = f.responseObject({
  product_title: text(),
  quantity: number().integer().required(),
  original_total: amount(),
  tax_lines: f.listOf(f.responseObject({ rate: amount() })),
});

/** `original` amounts include taxes, and no discounts. */
const totals = {
  original_item_total: amount(),
  original_shipping_total: amount(),
  original_total: amount(),
  total: amount(),
  tax_total: amount(),
};

const cart = f.responseObject({
  id: text(),
  region_id: text(),
  currency_code: text(),
  email: optionalText(),
  completed_at: optionalText(),
  metadata: metadata(),
  region: f.responseObject({ countries: f.listOf(f.responseObject({ iso_2: text() })) }),
  items: f.listOf(line.shape({ id: text(), product: ofProduct })),
  shipping_methods: f.listOf(f.responseObject({ shipping_option_id: text() })),
  shipping_address: address,
  billing_address: address,
  ...totals,
});

export const cartResponse = f.responseObject({ cart });

/** Version 2.0.0 answers 200 without a cart where there is none. */
export const foundCart = f.responseObject({ cart: cart.optional().default(undefined) });

export const lineItemDeleted = f.responseObject({ deleted: boolean().isTrue().required() });

const shippingOption = f.responseObject({
  id: text(),
  name: text(),
  amount: amount(),
  is_tax_inclusive: boolean().default(false),
  data: metadata(),
});

export const shippingOptionList = f.responseObject({ shipping_options: f.listOf(shippingOption) });

const withId = f.responseObject({ id: text() });

export const paymentProviderList = f.responseObject({ payment_providers: f.listOf(withId) });

export const paymentCollectionResponse = f.responseObject({ payment_collection: withId });

/** Without an order: the cart, with the reason why the payment was refused. */
export const completion = f.responseObject({
  order: object({ id: text(), display_id: f.wholeNumber() }).optional().default(undefined),
  error: object({ type: text() }).optional().default(undefined),
});

export const orderResponse = f.responseObject({
  order: f.responseObject({
    display_id: f.wholeNumber(),
    status: optionalText(),
    payment_status: text(),
    email: text(),
    currency_code: text(),
    created_at: f.instant(),
    items: f.listOf(line.shape({ variant: f.responseObject({ product: ofProduct }) })),
    shipping_methods: f.listOf(f.responseObject({ name: text() })),
    shipping_address: address,
    ...totals,
  }),
});

export type MedusaRegion = (typeof region)["__outputType"];
export type MedusaProduct = (typeof product)["__outputType"];
export type MedusaCart = (typeof cart)["__outputType"];
export type MedusaAddress = MedusaCart["shipping_address"];
export type MedusaShippingOption = (typeof shippingOption)["__outputType"];
export type MedusaOrder = (typeof orderResponse)["__outputType"]["order"];
