import { array, string } from "yup";
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
  flag,
} from "@/lib/contract/fields";
import { fieldMessages } from "@/lib/contract/messages";
import { betterValue } from "./better-value.fields";

const price = () => responseObject({ amount: amount(), currency: currency() });

/** Ids of single-test products, as `GET /store/single-tests` lists them. */
const productIds = () =>
  array().of(id()).min(1, fieldMessages.required).max(limits.customProfileTests, fieldMessages.invalid);

const customProfile = responseObject({
  id: token(),
  species: species(),
  name: nullableText(),
  /** False for a guest's profile, which has no owner until a signed-in user saves it. */
  isMine: flag(),
  /** False for the profile of another user, which can be read and copied only. */
  canChange: flag(),
  breed: responseObject({ id: id(), name: responseText() }).nullable().defined(),
  tests: listOf(responseObject({ id: id(), name: responseText(), price: price() })),
  /** Product to add to the cart, with the profile's id. */
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

/** Ids of single-test products, with commas between them. */
const testIds = () =>
  string()
    .matches(/^[1-9][0-9]{0,8}(,[1-9][0-9]{0,8}){0,99}$/, fieldMessages.invalid)
    .required();

const profileParams = castObject({ id: token() });

export const customProfilesShapes = {
  get: { params: profileParams, response: customProfile },
  remove: { params: profileParams, response: noContent },
  list: {
    query: castObject({ page: page(), size: pageSize(), query: searchText() }),
    response: paged(customProfile),
  },
  /** Creates a profile without an id. All tests must be for one species. */
  addItems: {
    body: strictObject({
      id: token().notRequired(),
      productIds: productIds().required(),
      breedId: optionalId(),
    }),
    response: customProfile,
  },
  /** Updates the fields sent; null removes name or breed. */
  replace: {
    params: profileParams,
    body: strictObject({
      productIds: productIds().notRequired(),
      breedId: optionalId(),
      name: optionalText(limits.customProfileNameLength),
    }),
    response: customProfile,
  },
  tests: {
    /** With a breed: only tests made for it. */
    query: castObject({ page: page(), size: pageSize(), species: species(), breed: optionalId() }),
    response: paged(singleTest),
  },
  betterValue: {
    query: castObject({ tests: testIds(), breed: optionalId() }),
    response: responseObject({ offer: betterValue() }),
  },
} as const satisfies Shapes<typeof customProfilesRoutes>;
