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
  yesOrNo,
} from "@/lib/contract/fields";
import { fieldMessages } from "@/lib/contract/messages";
import type { myProductsRoutes } from "./my-products.routes";
import { price, product, suggestion } from "@/lib/contract/products/products.shapes";

const named = { id: id(), name: responseText() };
const upgradeKind = () => string().oneOf(upgradeKinds, fieldMessages.invalid).required();

const profile = responseObject({
  panel: responseText(),
  madeOn: responseText(),
  /** Markers of the panel that gave no result. */
  missing: listOf(responseText()),
});

/** One of the asker's, of the product's species. */
const animal = responseObject({
  ...named,
  breed: responseObject(named).nullable().defined(),
  sex: string().oneOf(sexes, fieldMessages.invalid).required(),
  bornOn: nullableText(),
  /** Null where its breed is not known, and the product is not for every breed. */
  isRelevant: yesOrNo().nullable().defined(),
  isInCart: yesOrNo(),
  /** Of products about profiles; else empty. */
  profiles: listOf(profile),
});

/** Ours, all of it but the product: what the asker's animals change. */
const mine = responseObject({
  animals: listOf(animal),
  /** There may be more animals than are offered. */
  animalCount: wholeNumber(),
  /** None of the breeds somebody chose is something else than no breeds chosen. */
  hasChosenBreeds: yesOrNo(),
  relevantBreeds: listOf(responseObject(named)),
  isAnimalNeeded: yesOrNo(),
  /** A test for an animal, and an upgrade, are in a cart once. */
  isOncePerAnimal: yesOrNo(),
  upgradeKind: upgradeKind(),
  upgrades: listOf(responseObject({ ...suggestion, price, upgradeKind: upgradeKind() })),
});

export const myProductsShapes = {
  get: { params: castObject({ id: id() }), response: product.concat(responseObject({ mine })) },
} as const satisfies Shapes<typeof myProductsRoutes>;
