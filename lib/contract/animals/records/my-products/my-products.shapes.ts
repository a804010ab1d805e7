import { string } from "yup";
import { sexes } from "@/lib/config/animals";
import { upgradeKinds } from "@/lib/config/upgrades";
import type { Shapes } from "@/lib/contract/contract";
import {
  responseObject,
  responseText,
  castObject,
  id,
  listOf,
  nullableText,
  wholeNumber,
  flag,
} from "@/lib/contract/fields";
import { fieldMessages } from "@/lib/contract/messages";
import type { myProductsRoutes } from "./my-products.routes";
import { price, product, suggestion } from "@/lib/contract/shop/public/products.shapes";

const named = { id: id(), name: responseText() };
const upgradeKind = () => string().oneOf(upgradeKinds, fieldMessages.invalid).required();

const profile = responseObject({
  panel: responseText(),
  madeOn: responseText(),
  /** Markers of the panel without a result. */
  missing: listOf(responseText()),
});

/** An animal of the user, of the product's species. */
const animal = responseObject({
  ...named,
  breed: responseObject(named).nullable().defined(),
  sex: string().oneOf(sexes, fieldMessages.invalid).required(),
  bornOn: nullableText(),
  /** Null when the breed is unknown and the product is not for every breed. */
  isRelevant: flag().nullable().defined(),
  isInCart: flag(),
  /** For an upgrade: the laboratory has no sample of the animal, so a new kit is sent. */
  needsKit: flag(),
  /** Its report has every test of the product already. */
  isReported: flag(),
  /** For products about DNA profiles; else empty. */
  profiles: listOf(profile),
});

/** Ours: how the user's animals affect the product. */
const mine = responseObject({
  animals: listOf(animal),
  /** Total number; `animals` may be shorter. */
  animalCount: wholeNumber(),
  /** Distinguishes no relevant breeds from no preset breeds. */
  hasChosenBreeds: flag(),
  relevantBreeds: listOf(responseObject(named)),
  isAnimalNeeded: flag(),
  /** A test for an animal and an upgrade can be in the cart only once. */
  isOncePerAnimal: flag(),
  upgradeKind: upgradeKind(),
  upgrades: listOf(responseObject({ ...suggestion, price, upgradeKind: upgradeKind() })),
});

export const myProductsShapes = {
  get: { params: castObject({ id: id() }), response: product.concat(responseObject({ mine })) },
} as const satisfies Shapes<typeof myProductsRoutes>;
