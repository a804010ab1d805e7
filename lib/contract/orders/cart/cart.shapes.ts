import { boolean, number, object, string } from "yup";
import { limits } from "@/lib/config/limits";
import type { cartRoutes } from "./cart.routes";
import { type Shapes, noContent } from "@/lib/contract/contract";
import * as f from "@/lib/contract/fields";
import { addressResponse, postalAddress } from "@/lib/contract/kernel/addresses/postal-address.fields";
import { productKindField, suggestion } from "@/lib/contract/shop/public/products.shapes";
import { shippingMethod } from "./shipping.fields";
import { betterValue } from "@/lib/contract/orders/custom-profiles/better-value.fields";

const quantityMessage = f.between(1, limits.quantityMax);

const quantity = () =>
  number()
    .integer("fields.number")
    .min(1, quantityMessage)
    .max(limits.quantityMax, quantityMessage)
    .required();

const metaData = object({
  isUpgradeTests: boolean(),
  isUpgradeFullbreed: boolean(),
  animalId: f.optionalId(),
  /** Ours: the custom profile to buy. */
  customProfileId: f.token().notRequired(),
  /** Ours: the kit being activated that the test is added to. */
  kitBarcode: f.anyText(limits.barcodeLength).nullable().notRequired(),
})
  .noUnknown("fields.unknown")
  .strict();

const collector = object({
  type: f.text(limits.shortTextLength),
  name: f.text(limits.shortTextLength),
  clinic: f.optionalText(limits.shortTextLength),
});

const item = f.responseObject({
  id: f.id(),
  product: f.responseObject({
    ...suggestion,
    typeId: f.id(),
    /** Ours: what its picture shows. A backend may leave both out. */
    categoryId: number().integer().nullable().default(null),
    bodySystem: string().nullable().default(null),
    kind: productKindField(),
  }),
  quantity: quantity(),
  /** Unit price; `amount` is the line total. */
  unitAmount: f.amount(),
  amount: f.amount(),
  /** Ours: price per kit of a pack. */
  kitAmount: f.amount().nullable().defined(),
  currency: f.currency(),
  metaData: f.responseObject({
    isUpgradeTests: f.flag(),
    isUpgradeFullbreed: f.flag(),
    animalId: f.id().nullable().defined(),
    customProfileId: f.token().nullable().defined(),
  }),
  /** Ours: the user's animal the item is for. */
  animal: f.nullableObject({ id: f.id(), name: f.responseText() }),
  /** Ours: contents of a custom profile. */
  customProfile: f.nullableObject({
    species: f.species(),
    name: f.nullableText(),
    tests: f.listOf(f.responseObject({ id: f.id(), name: f.responseText() })),
  }),
  hasUpgradeOption: f.flag(),
  /** Ours: an upgrade of an animal whose sample the laboratory does not have. A new kit is sent. */
  needsKit: f.flag(),
  isAnimalRequired: f.flag(),
  /** Ours: whether it is sold in the delivery country. Otherwise checkout is refused. */
  isSoldThere: f.flag(),
  note: f.nullableText(),
  /** Ours: a vet's own reference of the patient. */
  patientReference: f.nullableText(),
  /** Ours: of a custom profile. */
  betterValue: betterValue(),
  /** Ours: packs that cost less than this quantity of single kits, with the kits that remain. */
  packOffer: f.nullableObject({
    product: f.responseObject({ id: f.id(), name: f.responseText(), species: f.speciesOrNone() }),
    packSize: f.id(),
    count: f.wholeNumber(),
    rest: f.wholeNumber(),
    saved: f.amount(),
  }),
});

const couponCode = () => f.anyText(limits.couponLength);
const points = () =>
  number().integer("fields.number").min(0, "fields.number").max(limits.pointsMax, "fields.number");

const cart = f.responseObject({
  sessionId: f.token(),
  items: f.listOf(item),
  coupons: f.listOf(f.responseObject({ code: f.responseText(), amount: f.amount() })),
  /** Ours: why the stored coupon gives no discount, as a message for the buyer. */
  couponProblem: f.nullableText(),
  couponProblemCode: f.messageCode(),
  /** Points actually spent. */
  loyaltyPoints: f.wholeNumber(),
  shippingMethod: shippingMethod().nullable().defined(),
  selectedShippingMethod: shippingMethod().nullable().defined(),
  allShippingMethods: f.listOf(shippingMethod()),
  billingAddress: addressResponse().nullable().defined(),
  shippingAddress: addressResponse().nullable().defined(),
  /** Sum of quantities without shipping items, shown on the badge. */
  count: f.wholeNumber(),
  subtotal: f.amount(),
  /** Coupon discount; `pointsValue` is the discount of the points. Both reduce the subtotal. */
  discount: f.amount(),
  pointsValue: f.amount(),
  shipping: f.amount(),
  total: f.amount(),
  /** Included in the total, where prices include tax. */
  tax: f.responseObject({ amount: f.amount(), rateBps: f.wholeNumber(), isIncluded: f.flag() }),
  deliveryDays: f.nullableObject({ min: f.wholeNumber(), max: f.wholeNumber() }),
  currency: f.currency(),
  email: f.nullableText(),
  country: f.nullableText(),
  phoneNumber: f.nullableText(),
  isNewsletterSubscribed: f.flag(),
  isSWABRequired: f.flag(),
  collector: f.responseObject({
    sampleCollector: f.nullableObject({
      type: f.responseText(),
      name: f.responseText(),
      clinic: f.nullableText(),
    }),
  }),
});

const cartParams = f.castObject({ sessionId: f.token() });
const itemParams = f.castObject({ sessionId: f.token(), itemId: f.id() });
const itemResponse = f.responseObject({ id: f.id(), quantity: quantity() });

export const cartShapes = {
  create: {
    summary: "Starts a cart.",
    body: f.strictObject({
      /** Ours: beside the user's own cart, for tests that are added to a kit. */
      isSeparate: boolean(),
    }),
    response: f.responseObject({ sessionId: f.token() }),
  },
  /** With a query the cart is priced with these choices and keeps them. */
  get: {
    summary: "A cart with its prices.",
    params: cartParams,
    query: f.castObject({
      coupon: couponCode().notRequired(),
      loyalty_points: points().notRequired(),
      shipping_method: f.optionalId(),
    }),
    response: cart,
  },
  update: {
    summary: "Changes contact details, addresses and sample collector of a cart.",
    params: cartParams,
    body: f.strictObject({
      email: f.email().notRequired(),
      country: f.countryCode().notRequired(),
      phoneNumber: f.phoneNumber().notRequired(),
      sampleCollector: collector.noUnknown("fields.unknown").strict().default(undefined).notRequired(),
      isNewsletterSubscribed: boolean(),
      isSWABRequired: boolean(),
      /** Ours from here on. Null clears a field. */
      billingAddress: postalAddress().default(undefined).notRequired(),
      /** Its country decides the prices of the cart. */
      shippingAddress: postalAddress().default(undefined).notRequired(),
    }),
    /** Ours: whether the currency has changed. */
    response: cart.shape({ currencyChanged: f.flag() }),
  },
  addItem: {
    summary: "Adds a product.",
    params: cartParams,
    body: f.strictObject({
      productId: f.id(),
      quantity: quantity(),
      metaData: metaData.default(undefined).notRequired(),
      /** Ours: the price displayed, with its currency. */
      priceSeen: f.optionalAmount(),
      currencySeen: f.currencyCode().notRequired(),
    }),
    response: itemResponse.shape({
      /** Ours: set with the new unit price when it differs from the one displayed. The item is added anyway. */
      priceChanged: boolean(),
      price: object({ amount: f.amount(), currency: f.currency() }).default(undefined).notRequired(),
    }),
  },
  updateItem: {
    summary: "Changes the quantity of an item, or replaces it by a pack.",
    params: itemParams,
    body: f.strictObject({
      productId: f.id(),
      quantity: quantity(),
      /** Ours: replaces this quantity by the packs of the item's `packOffer`. The response is the line of the packs. */
      packProductId: f.optionalId(),
      /** Ours: replaces a custom profile by the product that contains its tests, as in its `betterValue`. */
      betterProductId: f.optionalId(),
    }),
    response: itemResponse,
  },
  removeItem: { summary: "Removes an item.", params: itemParams, response: noContent },
  updateItemNote: {
    summary: "Sets the note or the patient reference of an item.",
    params: itemParams,
    body: f.strictObject({
      note: f.optionalText(limits.noteLength),
      /** Ours: vets only. Texts that are left out stay as they are. */
      patientReference: f.optionalText(limits.shortTextLength),
    }),
    response: noContent,
  },
  shippingMethods: {
    summary: "How the cart can be sent, with prices.",
    params: f.castObject({ sessionId: f.token() }),
    response: f.listOf(shippingMethod()),
  },
  deliveryOptions: {
    summary: "How kits are sent to a country, with prices in the currency of its store.",
    query: f.castObject({ country: f.typedCountryCode() }),
    response: f.listOf(shippingMethod()),
  },
  coupon: {
    summary: "The discount that a coupon gives on this cart.",
    params: f.castObject({ sessionId: f.token(), code: f.text(limits.pathPartLength) }),
    response: f.responseObject({
      code: f.responseText(),
      /** Null for a coupon with a fixed amount. */
      percent: number().integer().min(1).max(100).nullable().defined(),
      /** Discount on this cart. */
      amount: f.amount(),
      currency: f.currency(),
    }),
  },
  claim: {
    summary: "Makes the cart of a guest the user's own after signing in.",
    params: f.castObject({ sessionId: f.token() }),
    response: f.responseObject({ sessionId: f.token() }),
  },
} as const satisfies Shapes<typeof cartRoutes>;
