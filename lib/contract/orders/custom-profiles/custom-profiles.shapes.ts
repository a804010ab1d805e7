import { array, string } from "yup";
import { limits } from "@/lib/config/limits";
import type { Shapes } from "@/lib/contract/contract";
import { noContent } from "@/lib/contract/contract";
import type { customProfilesRoutes } from "./custom-profiles.routes";
import * as f from "@/lib/contract/fields";
import { betterValue } from "./better-value.fields";

const price = () => f.responseObject({ amount: f.amount(), currency: f.currency() });

/** Ids of single-test products, as `GET /store/single-tests` lists them. */
const productIds = () =>
  array().of(f.id()).min(1, "fields.required").max(limits.customProfileTests, "fields.invalid");

const customProfile = f.responseObject({
  id: f.token(),
  species: f.species(),
  name: f.nullableText(),
  /** False for a guest's profile, which has no owner until a signed-in user saves it. */
  isMine: f.flag(),
  /** False for the profile of another user, which can be read and copied only. */
  canChange: f.flag(),
  breed: f.nullableObject({ id: f.id(), name: f.responseText() }),
  tests: f.listOf(f.responseObject({ id: f.id(), name: f.responseText(), price: price() })),
  /** Product to add to the cart, with the profile's id. */
  productId: f.id(),
  sharePercent: f.wholeNumber(),
  singly: price(),
  saved: price(),
  price: price(),
  updatedAt: f.instant(),
});

const singleTest = f.responseObject({
  id: f.id(),
  name: f.responseText(),
  bodySystem: f.responseText(),
  price: price(),
});

/** Ids of single-test products, with commas between them. */
const testIds = () =>
  string()
    .matches(/^[1-9][0-9]{0,8}(,[1-9][0-9]{0,8}){0,99}$/, "fields.invalid")
    .required();

const profileParams = f.castObject({ id: f.token() });

export const customProfilesShapes = {
  get: {
    summary: "One custom profile with its tests and price.",
    params: profileParams,
    response: customProfile,
  },
  remove: { summary: "Removes a custom profile.", params: profileParams, response: noContent },
  list: {
    summary: "The user's custom profiles.",
    query: f.castObject({ ...f.paging(), query: f.searchText() }),
    response: f.paged(customProfile),
  },
  /** Creates a profile without an id. All tests must be for one species. */
  addItems: {
    summary: "Puts tests together to a custom profile, and into the cart.",
    body: f.strictObject({
      id: f.token().notRequired(),
      productIds: productIds().required(),
      breedId: f.optionalId(),
    }),
    response: customProfile,
  },
  /** Updates the fields sent; null removes name or breed. */
  replace: {
    summary: "Changes the tests of a custom profile.",
    params: profileParams,
    body: f.strictObject({
      productIds: productIds().notRequired(),
      breedId: f.optionalId(),
      name: f.optionalText(limits.customProfileNameLength),
    }),
    response: customProfile,
  },
  tests: {
    summary: "Tests that can be put together.",
    /** With a breed: only tests made for it. */
    query: f.castObject({ ...f.paging(), species: f.species(), breed: f.optionalId() }),
    response: f.paged(singleTest),
  },
  betterValue: {
    summary: "A product that contains the chosen tests for less.",
    query: f.castObject({ tests: testIds(), breed: f.optionalId() }),
    response: f.responseObject({ offer: betterValue() }),
  },
} as const satisfies Shapes<typeof customProfilesRoutes>;
