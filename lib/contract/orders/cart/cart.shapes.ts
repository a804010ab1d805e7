import { boolean, number, object } from "yup";
import { limits } from "@/lib/config/limits";
import type { cartRoutes } from "./cart.routes";
import { type Shapes, noContent } from "@/lib/contract/contract";
import {
  amount,
  responseObject,
  anyText,
  responseText,
  castObject,
  countryCode,
  currency,
  currencyCode,
  email,
  id,
  listOf,
  nullableText,
  optionalAmount,
  optionalId,
  optionalText,
  phoneNumber,
  species,
  speciesOrNone,
  strictObject,
  text,
  token,
  wholeNumber,
  flag,
} from "@/lib/contract/fields";
import { fieldMessages } from "@/lib/contract/messages";
import { addressResponse, postalAddress } from "@/lib/contract/kernel/addresses/postal-address.fields";
import { productKindField, suggestion } from "@/lib/contract/shop/public/products.shapes";
import { shippingMethod } from "./shipping.fields";
import { betterValue } from "@/lib/contract/orders/custom-profiles/better-value.fields";

const quantityMessage = fieldMessages.between(1, limits.quantityMax);

const quantity = () =>
  number()
    .integer(fieldMessages.number)
    .min(1, quantityMessage)
    .max(limits.quantityMax, quantityMessage)
    .required();

const metaData = object({
  isUpgradeTests: boolean(),
  isUpgradeFullbreed: boolean(),
  animalId: optionalId(),
  /** Ours: the custom profile to buy. */
  customProfileId: token().notRequired(),
  /** Ours: the kit being activated that the test is added to. */
  kitBarcode: anyText(limits.barcodeLength).nullable().notRequired(),
})
  .noUnknown(fieldMessages.unknown)
  .strict();

const collector = object({
  type: text(limits.shortTextLength),
  name: text(limits.shortTextLength),
  clinic: optionalText(limits.shortTextLength),
});

const item = responseObject({
  id: id(),
  product: responseObject({ ...suggestion, typeId: id(), kind: productKindField() }),
  quantity: quantity(),
  /** Unit price; `amount` is the line total. */
  unitAmount: amount(),
  amount: amount(),
  /** Ours: price per kit of a pack. */
  kitAmount: amount().nullable().defined(),
  currency: currency(),
  metaData: responseObject({
    isUpgradeTests: flag(),
    isUpgradeFullbreed: flag(),
    animalId: id().nullable().defined(),
    customProfileId: token().nullable().defined(),
  }),
  /** Ours: the user's animal the item is for. */
  animal: responseObject({ id: id(), name: responseText() }).nullable().defined(),
  /** Ours: contents of a custom profile. */
  customProfile: responseObject({
    species: species(),
    name: nullableText(),
    tests: listOf(responseObject({ id: id(), name: responseText() })),
  })
    .nullable()
    .defined(),
  hasUpgradeOption: flag(),
  /** Ours: an upgrade of an animal whose sample the laboratory does not have. A new kit is sent. */
  needsKit: flag(),
  isAnimalRequired: flag(),
  /** Ours: whether it is sold in the delivery country. Otherwise checkout is refused. */
  isSoldThere: flag(),
  note: nullableText(),
  /** Ours: a vet's own reference of the patient. */
  patientReference: nullableText(),
  /** Ours: of a custom profile. */
  betterValue: betterValue(),
  /** Ours: packs that cost less than this quantity of single kits, with the kits that remain. */
  packOffer: responseObject({
    product: responseObject({ id: id(), name: responseText(), species: speciesOrNone() }),
    packSize: id(),
    count: wholeNumber(),
    rest: wholeNumber(),
    saved: amount(),
  })
    .nullable()
    .defined(),
});

const couponCode = () => anyText(limits.couponLength);
const points = () =>
  number()
    .integer(fieldMessages.number)
    .min(0, fieldMessages.number)
    .max(limits.pointsMax, fieldMessages.number);

const cart = responseObject({
  sessionId: token(),
  items: listOf(item),
  coupons: listOf(responseObject({ code: responseText(), amount: amount() })),
  /** Ours: why the stored coupon gives no discount, as a message for the buyer. */
  couponProblem: nullableText(),
  /** Points actually spent. */
  loyaltyPoints: wholeNumber(),
  shippingMethod: shippingMethod().nullable().defined(),
  selectedShippingMethod: shippingMethod().nullable().defined(),
  allShippingMethods: listOf(shippingMethod()),
  billingAddress: addressResponse().nullable().defined(),
  shippingAddress: addressResponse().nullable().defined(),
  /** Sum of quantities without shipping items, shown on the badge. */
  count: wholeNumber(),
  subtotal: amount(),
  /** Coupon discount; `pointsValue` is the discount of the points. Both reduce the subtotal. */
  discount: amount(),
  pointsValue: amount(),
  shipping: amount(),
  total: amount(),
  /** Included in the total, where prices include tax. */
  tax: responseObject({ amount: amount(), rateBps: wholeNumber(), isIncluded: flag() }),
  deliveryDays: responseObject({ min: wholeNumber(), max: wholeNumber() }).nullable().defined(),
  currency: currency(),
  email: nullableText(),
  country: nullableText(),
  phoneNumber: nullableText(),
  isNewsletterSubscribed: flag(),
  isSWABRequired: flag(),
  collector: responseObject({
    sampleCollector: responseObject({ type: responseText(), name: responseText(), clinic: nullableText() })
      .nullable()
      .defined(),
  }),
});

const cartParams = castObject({ sessionId: token() });
const itemParams = castObject({ sessionId: token(), itemId: id() });
const itemResponse = responseObject({ id: id(), quantity: quantity() });

export const cartShapes = {
  create: {
    body: strictObject({
      /** Ours: beside the user's own cart, for tests that are added to a kit. */
      isSeparate: boolean(),
    }),
    response: responseObject({ sessionId: token() }),
  },
  /** With a query the cart is priced with these choices and keeps them. */
  get: {
    params: cartParams,
    query: castObject({
      coupon: couponCode().notRequired(),
      loyalty_points: points().notRequired(),
      shipping_method: optionalId(),
    }),
    response: cart,
  },
  update: {
    params: cartParams,
    body: strictObject({
      email: email().notRequired(),
      country: countryCode().notRequired(),
      phoneNumber: phoneNumber().notRequired(),
      sampleCollector: collector.noUnknown(fieldMessages.unknown).strict().default(undefined).notRequired(),
      isNewsletterSubscribed: boolean(),
      isSWABRequired: boolean(),
      /** Ours from here on. Null clears a field. */
      billingAddress: postalAddress().default(undefined).notRequired(),
      /** Its country decides the prices of the cart. */
      shippingAddress: postalAddress().default(undefined).notRequired(),
    }),
    /** Ours: whether the currency has changed. */
    response: cart.shape({ currencyChanged: flag() }),
  },
  addItem: {
    params: cartParams,
    body: strictObject({
      productId: id(),
      quantity: quantity(),
      metaData: metaData.default(undefined).notRequired(),
      /** Ours: the price displayed, with its currency. */
      priceSeen: optionalAmount(),
      currencySeen: currencyCode().notRequired(),
    }),
    response: itemResponse.shape({
      /** Ours: set with the new unit price when it differs from the one displayed. The item is added anyway. */
      priceChanged: boolean(),
      price: object({ amount: amount(), currency: currency() }).default(undefined).notRequired(),
    }),
  },
  updateItem: {
    params: itemParams,
    body: strictObject({
      productId: id(),
      quantity: quantity(),
      /** Ours: replaces this quantity by the packs of the item's `packOffer`. The response is the line of the packs. */
      packProductId: optionalId(),
      /** Ours: replaces a custom profile by the product that contains its tests, as in its `betterValue`. */
      betterProductId: optionalId(),
    }),
    response: itemResponse,
  },
  removeItem: { params: itemParams, response: noContent },
  updateItemNote: {
    params: itemParams,
    body: strictObject({
      note: optionalText(limits.noteLength),
      /** Ours: vets only. Texts that are left out stay as they are. */
      patientReference: optionalText(limits.shortTextLength),
    }),
    response: noContent,
  },
  shippingMethods: { params: castObject({ sessionId: token() }), response: listOf(shippingMethod()) },
  coupon: {
    params: castObject({ sessionId: token(), code: text(limits.pathPartLength) }),
    response: responseObject({
      code: responseText(),
      /** Null for a coupon with a fixed amount. */
      percent: number().integer().min(1).max(100).nullable().defined(),
      /** Discount on this cart. */
      amount: amount(),
      currency: currency(),
    }),
  },
  claim: {
    params: castObject({ sessionId: token() }),
    response: responseObject({ sessionId: token() }),
  },
} as const satisfies Shapes<typeof cartRoutes>;
