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

export const regionShape = f.responseObject({
  id: text(),
  currency_code: text(),
  countries: f.listOf(country),
});

export const regionList = f.responseObject({ regions: f.listOf(regionShape) });

const productFields = {
  id: text(),
  title: text(),
  subtitle: optionalText(),
  description: optionalText(),
  created_at: text(),
  type: f.responseObject({ value: text() }).nullable().optional().default(undefined),
  metadata: metadata(),
  variants: f.listOf(
    f.responseObject({
      id: text(),
      calculated_price: f
        .responseObject({
          calculated_amount: number().nullable().defined(),
          calculated_amount_with_tax: number().optional(),
          currency_code: text(),
        })
        .nullable()
        .optional()
        .default(undefined),
    }),
  ),
};

export const productResponse = f.responseObject({ product: object(productFields).required() });

export const productList = f.responseObject({
  products: f.listOf(f.responseObject(productFields)),
  count: f.wholeNumber(),
});

const address = object({
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

const taxLines = () => f.listOf(f.responseObject({ rate: number().required() }));

/** `original` amounts include taxes, and no discounts. */
const totals = {
  original_item_total: amount(),
  original_shipping_total: amount(),
  original_total: amount(),
  total: amount(),
  tax_total: amount(),
};

export const cartShape = f.responseObject({
  id: text(),
  region_id: text(),
  currency_code: text(),
  email: optionalText(),
  completed_at: optionalText(),
  metadata: metadata(),
  region: f.responseObject({ countries: f.listOf(f.responseObject({ iso_2: text() })) }),
  items: f.listOf(
    f.responseObject({
      id: text(),
      product_title: text(),
      quantity: number().integer().required(),
      original_total: amount(),
      tax_lines: taxLines(),
      product: f.responseObject({ metadata: metadata() }),
    }),
  ),
  shipping_methods: f.listOf(f.responseObject({ shipping_option_id: text() })),
  shipping_address: address,
  billing_address: address,
  ...totals,
});

export const cartResponse = f.responseObject({ cart: cartShape });

/** Version 2.0.0 answers 200 without a cart where there is none. */
export const foundCart = f.responseObject({ cart: cartShape.optional().default(undefined) });

export const lineItemDeleted = f.responseObject({ deleted: boolean().isTrue().required() });

const shippingOption = f.responseObject({
  id: text(),
  name: text(),
  amount: amount(),
  is_tax_inclusive: boolean().default(false),
  data: mixed().nullable().optional(),
});

export const shippingOptionList = f.responseObject({ shipping_options: f.listOf(shippingOption) });

export const paymentProviderList = f.responseObject({
  payment_providers: f.listOf(f.responseObject({ id: text() })),
});

export const paymentCollectionResponse = f.responseObject({
  payment_collection: f.responseObject({ id: text() }),
});

/** `type: "cart"` with an error where the payment was refused. */
export const completion = f.responseObject({
  type: string().oneOf(["order", "cart"]).required(),
  order: object({ id: text(), display_id: f.wholeNumber() }).optional().default(undefined),
  error: object({ type: text(), message: text() }).optional().default(undefined),
});

export const orderResponse = f.responseObject({
  order: f.responseObject({
    display_id: f.wholeNumber(),
    status: optionalText(),
    payment_status: text(),
    email: text(),
    currency_code: text(),
    created_at: f.instant(),
    items: f.listOf(
      f.responseObject({
        product_title: text(),
        quantity: number().integer().required(),
        original_total: amount(),
        tax_lines: taxLines(),
        variant: f.responseObject({ product: f.responseObject({ metadata: metadata() }) }),
      }),
    ),
    shipping_methods: f.listOf(f.responseObject({ name: text() })),
    shipping_address: address,
    ...totals,
  }),
});

export type MedusaRegion = (typeof regionShape)["__outputType"];
export type MedusaProduct = (typeof productResponse)["__outputType"]["product"];
export type MedusaCart = (typeof cartShape)["__outputType"];
export type MedusaAddress = MedusaCart["shipping_address"];
export type MedusaShippingOption = (typeof shippingOption)["__outputType"];
export type MedusaOrder = (typeof orderResponse)["__outputType"]["order"];
