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
  yesOrNo,
} from "@/lib/contract/fields";
import { fieldMessages } from "@/lib/contract/messages";
import { addressResponse, postalAddress } from "@/lib/contract/addresses/postal-address.fields";
import { shippingMethod } from "./shipping.fields";

const quantity = () =>
  number()
    .integer(fieldMessages.number)
    .min(1, fieldMessages.number)
    .max(limits.quantityMax, fieldMessages.number)
    .required();

const metaData = object({
  isUpgradeTests: boolean(),
  isUpgradeFullbreed: boolean(),
  animalId: optionalId(),
  /** Ours: which profile it is that is bought. */
  customProfileId: token().notRequired(),
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
  product: responseObject({ id: id(), name: responseText(), species: speciesOrNone(), typeId: id() }),
  quantity: quantity(),
  /** Of one piece; `amount` is the line's. */
  unitAmount: amount(),
  amount: amount(),
  currency: currency(),
  metaData: responseObject({
    isUpgradeTests: yesOrNo(),
    isUpgradeFullbreed: yesOrNo(),
    animalId: id().nullable().defined(),
    customProfileId: token().nullable().defined(),
  }),
  /** Ours: the asker's own animal that it is for. */
  animal: responseObject({ id: id(), name: responseText() }).nullable().defined(),
  /** Ours: what is inside a profile that somebody has put together. */
  customProfile: responseObject({
    species: species(),
    name: nullableText(),
    tests: listOf(responseObject({ id: id(), name: responseText() })),
  })
    .nullable()
    .defined(),
  hasUpgradeOption: yesOrNo(),
  isAnimalRequired: yesOrNo(),
  /** Ours: whether it is sold in the country the cart goes to. What is not is refused when the cart is ordered. */
  isSoldThere: yesOrNo(),
  note: nullableText(),
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
  /** Ours: why the code that was kept takes nothing off, in words for the buyer. */
  couponProblem: nullableText(),
  /** What is really spent of them. */
  loyaltyPoints: wholeNumber(),
  shippingMethod: shippingMethod().nullable().defined(),
  selectedShippingMethod: shippingMethod().nullable().defined(),
  allShippingMethods: listOf(shippingMethod()),
  billingAddress: addressResponse().nullable().defined(),
  shippingAddress: addressResponse().nullable().defined(),
  /** Quantities without shipping items: the number on the badge. */
  count: wholeNumber(),
  subtotal: amount(),
  /** Of the coupon, then of the points: both are taken off the subtotal. */
  discount: amount(),
  pointsValue: amount(),
  shipping: amount(),
  total: amount(),
  /** Inside the total, where the country's prices hold it. */
  tax: responseObject({ amount: amount(), rateBps: wholeNumber(), isIncluded: yesOrNo() }),
  deliveryDays: responseObject({ min: wholeNumber(), max: wholeNumber() }).nullable().defined(),
  currency: currency(),
  email: nullableText(),
  country: nullableText(),
  phoneNumber: nullableText(),
  isNewsletterSubscribed: yesOrNo(),
  isSWABRequired: yesOrNo(),
  collector: responseObject({
    sampleCollector: responseObject({ type: responseText(), name: responseText(), clinic: nullableText() })
      .nullable()
      .defined(),
  }),
});

const thisCart = castObject({ sessionId: token() });
const thisItem = castObject({ sessionId: token(), itemId: id() });
const itemResponse = responseObject({ id: id(), quantity: quantity() });

export const cartShapes = {
  create: { body: strictObject({}), response: responseObject({ sessionId: token() }) },
  /** With a query it says what the cart would come to, and changes nothing. */
  get: {
    params: thisCart,
    query: castObject({
      coupon: couponCode().notRequired(),
      loyalty_points: points().notRequired(),
      shipping_method: optionalId(),
    }),
    response: cart,
  },
  update: {
    params: thisCart,
    body: strictObject({
      email: email().notRequired(),
      country: countryCode().notRequired(),
      phoneNumber: phoneNumber().notRequired(),
      sampleCollector: collector.noUnknown(fieldMessages.unknown).strict().default(undefined).notRequired(),
      isNewsletterSubscribed: boolean(),
      isSWABRequired: boolean(),
      /** Ours from here on. Null removes. */
      couponCode: couponCode().notRequired(),
      loyaltyPoints: points().notRequired(),
      shippingMethodId: optionalId(),
      billingAddress: postalAddress().default(undefined).notRequired(),
      /** Its country decides whose prices the cart is at. */
      shippingAddress: postalAddress().default(undefined).notRequired(),
    }),
    /** Ours: whether the prices are those of another currency than before. */
    response: cart.shape({ currencyChanged: yesOrNo() }),
  },
  addItem: {
    params: thisCart,
    body: strictObject({
      productId: id(),
      quantity: quantity(),
      metaData: metaData.default(undefined).notRequired(),
      /** Ours: what the page showed. The same number in another currency is another price. */
      priceSeen: optionalAmount(),
      currencySeen: currencyCode().notRequired(),
    }),
    response: itemResponse.shape({
      /** Ours: of one piece, given together where it is not what was seen. The item is added all the same. */
      priceChanged: boolean(),
      price: object({ amount: amount(), currency: currency() }).default(undefined).notRequired(),
    }),
  },
  updateItem: {
    params: thisItem,
    body: strictObject({ productId: id(), quantity: quantity() }),
    response: itemResponse,
  },
  removeItem: { params: thisItem, response: noContent },
  updateItemNote: {
    params: thisItem,
    body: strictObject({
      note: anyText(limits.noteLength).defined(),
    }),
    response: noContent,
  },
  shippingMethods: { params: castObject({ sessionId: token() }), response: listOf(shippingMethod()) },
  coupon: {
    params: castObject({ sessionId: token(), code: text(limits.pathPartLength) }),
    response: responseObject({
      code: responseText(),
      /** Null where it is an amount. */
      percent: number().integer().min(1).max(100).nullable().defined(),
      /** What it takes off this cart. */
      amount: amount(),
      currency: currency(),
    }),
  },
  claim: {
    params: castObject({ sessionId: token() }),
    response: responseObject({ sessionId: token() }),
  },
} as const satisfies Shapes<typeof cartRoutes>;
