import { array } from "yup";
import { limits } from "@/lib/config/limits";
import type { Shapes } from "@/lib/contract/contract";
import { noContent } from "@/lib/contract/contract";
import type { customProfilesRoutes } from "./custom-profiles.routes";
import {
  amount,
  responseObject,
  responseText,
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

const price = () => responseObject({ amount: amount(), currency: currency() });

/** The ids of products that are one test alone, as `GET /store/single-tests` lists them. */
const productIds = () =>
  array().of(id()).min(1, fieldMessages.required).max(limits.customProfileTests, fieldMessages.invalid);

const customProfile = responseObject({
  id: token(),
  species: species(),
  name: nullableText(),
  /** A guest's belongs to nobody until somebody who is signed in saves it. */
  isMine: yesOrNo(),
  breed: responseObject({ id: id(), name: responseText() }).nullable().defined(),
  tests: listOf(responseObject({ id: id(), name: responseText(), price: price() })),
  /** What to put into the cart, together with the profile's id. */
  productId: id(),
  sharePercent: wholeNumber(),
  singly: price(),
  saved: price(),
  price: price(),
  updatedAt: responseText(),
});

const singleTest = responseObject({
  id: id(),
  name: responseText(),
  bodySystem: responseText(),
  price: price(),
});

const one = castObject({ id: token() });

export const customProfilesShapes = {
  get: { params: one, response: customProfile },
  remove: { params: one, response: noContent },
  list: {
    query: castObject({ page: page(), size: pageSize(), query: searchText() }),
    response: paged(customProfile),
  },
  /** Without an id a profile is made; all tests of one are for one species. */
  addItems: {
    body: strictObject({
      id: token().notRequired(),
      productIds: productIds().required(),
      breedId: optionalId(),
    }),
    response: customProfile,
  },
  /** Writes what is given and leaves the rest; null takes the name or the breed away. */
  replace: {
    params: one,
    body: strictObject({
      productIds: productIds().notRequired(),
      breedId: optionalId(),
      name: optionalText(limits.customProfileNameLength),
    }),
    response: customProfile,
  },
  tests: {
    /** Of a breed: those that are made for it by name. */
    query: castObject({ page: page(), size: pageSize(), species: species(), breed: optionalId() }),
    response: paged(singleTest),
  },
} as const satisfies Shapes<typeof customProfilesRoutes>;
