import { array } from "yup";
import { limits } from "@/lib/config/limits";
import type { Shapes } from "@/lib/contract/contract";
import { nothing } from "@/lib/contract/contract";
import type { customProfilesRoutes } from "./custom-profiles.routes";
import {
  amount,
  answerObject,
  answerText,
  castObject,
  currency,
  id,
  listOf,
  nullableText,
  optionalId,
  optionalText,
  page,
  paged,
  pageSize,
  searchText,
  species,
  strictObject,
  token,
  wholeNumber,
  yesOrNo,
} from "@/lib/contract/fields";
import { fieldMessages } from "@/lib/contract/messages";

const price = () => answerObject({ amount: amount(), currency: currency() });

/** The ids of products that are one test alone, as `GET /store/single-tests` lists them. */
const productIds = () =>
  array().of(id()).min(1, fieldMessages.required).max(limits.customProfileTests, fieldMessages.invalid);

const customProfile = answerObject({
  id: token(),
  species: species(),
  name: nullableText(),
  /** A guest's belongs to nobody until somebody who is signed in saves it. */
  isMine: yesOrNo(),
  breed: answerObject({ id: id(), name: answerText() }).nullable().defined(),
  tests: listOf(answerObject({ id: id(), name: answerText(), price: price() })),
  /** What to put into the cart, together with the profile's id. */
  productId: id(),
  sharePercent: wholeNumber(),
  singly: price(),
  saved: price(),
  price: price(),
  updatedAt: answerText(),
});

const singleTest = answerObject({
  id: id(),
  name: answerText(),
  bodySystem: answerText(),
  price: price(),
});

const one = castObject({ id: token() });

export const customProfilesShapes = {
  read: { params: one, answer: customProfile },
  remove: { params: one, answer: nothing },
  list: {
    query: castObject({ page: page(), size: pageSize(), query: searchText() }),
    answer: paged(customProfile),
  },
  /** Without an id a profile is made; all tests of one are for one species. */
  addItems: {
    body: strictObject({
      id: token().notRequired(),
      productIds: productIds().required(),
      breedId: optionalId(),
    }),
    answer: customProfile,
  },
  /** Writes what is given and leaves the rest; null takes the name or the breed away. */
  replace: {
    params: one,
    body: strictObject({
      productIds: productIds().notRequired(),
      breedId: optionalId(),
      name: optionalText(limits.customProfileNameLength),
    }),
    answer: customProfile,
  },
  tests: {
    /** Of a breed: those that are made for it by name. */
    query: castObject({ page: page(), size: pageSize(), species: species(), breed: optionalId() }),
    answer: paged(singleTest),
  },
} as const satisfies Shapes<typeof customProfilesRoutes>;
