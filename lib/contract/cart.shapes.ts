import { boolean, number, object } from "yup";
import { limits } from "@/lib/config/limits";
import type { cartRoutes } from "./cart.routes";
import { type Shapes, nothing } from "./contract";
import {
  amount,
  answerObject,
  anyText,
  answerText,
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
  strictObject,
  text,
  token,
  wholeNumber,
  yesOrNo,
} from "./fields";
import { fieldMessages } from "./messages";

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

const item = answerObject({
  id: id(),
  product: answerObject({ id: id(), name: answerText(), typeId: id() }),
  quantity: quantity(),
  /** Of one piece; `amount` is the line's. */
  unitAmount: amount(),
  amount: amount(),
  currency: currency(),
  metaData: answerObject({
    isUpgradeTests: yesOrNo(),
    isUpgradeFullbreed: yesOrNo(),
    animalId: id().nullable().defined(),
    customProfileId: token().nullable().defined(),
  }),
  /** Ours: what is inside a profile that somebody has put together. */
  customProfile: answerObject({
    species: species(),
    name: nullableText(),
    tests: listOf(answerObject({ id: id(), name: answerText() })),
  })
    .nullable()
    .defined(),
  hasUpgradeOption: yesOrNo(),
  isAnimalRequired: yesOrNo(),
  note: nullableText(),
});

const address = answerObject({
  address: answerText(),
  city: answerText(),
  postalCode: answerText(),
  country: countryCode(),
});
const shippingMethod = answerObject({ id: id(), name: answerText(), amount: amount() });

const cart = answerObject({
  sessionId: token(),
  items: listOf(item),
  coupons: listOf(answerObject({ code: answerText(), amount: amount() })),
  loyaltyPoints: wholeNumber(),
  shippingMethod: shippingMethod.nullable().defined(),
  allShippingMethods: listOf(shippingMethod),
  billingAddress: address.nullable().defined(),
  shippingAddress: address.nullable().defined(),
  /** Quantities without shipping items: the number on the badge. */
  count: wholeNumber(),
  subtotal: amount(),
  total: amount(),
  currency: currency(),
  email: nullableText(),
  country: nullableText(),
  phoneNumber: nullableText(),
  isNewsletterSubscribed: yesOrNo(),
  isSWABRequired: yesOrNo(),
  collector: answerObject({
    sampleCollector: answerObject({ type: answerText(), name: answerText(), clinic: nullableText() })
      .nullable()
      .defined(),
  }),
});

const thisCart = castObject({ sessionId: token() });
const thisItem = castObject({ sessionId: token(), itemId: id() });
const itemAnswer = answerObject({ id: id(), quantity: quantity() });

export const cartShapes = {
  create: { body: strictObject({}), answer: answerObject({ sessionId: token() }) },
  read: { params: thisCart, answer: cart },
  update: {
    params: thisCart,
    body: strictObject({
      email: email().notRequired(),
      country: countryCode().notRequired(),
      phoneNumber: phoneNumber().notRequired(),
      sampleCollector: collector.noUnknown(fieldMessages.unknown).strict().default(undefined).notRequired(),
      isNewsletterSubscribed: boolean(),
      isSWABRequired: boolean(),
    }),
    answer: cart,
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
    answer: itemAnswer.shape({
      /** Ours: of one piece, given together where it is not what was seen. The item is added all the same. */
      priceChanged: boolean(),
      price: object({ amount: amount(), currency: currency() }).default(undefined).notRequired(),
    }),
  },
  changeItem: {
    params: thisItem,
    body: strictObject({ productId: id(), quantity: quantity() }),
    answer: itemAnswer,
  },
  removeItem: { params: thisItem, answer: nothing },
  noteItem: {
    params: thisItem,
    body: strictObject({
      note: anyText(limits.noteLength).defined(),
    }),
    answer: nothing,
  },
} as const satisfies Shapes<typeof cartRoutes>;
