import { string } from "yup";
import { sexes } from "@/lib/config/animals";
import { upgradeKinds } from "@/lib/config/upgrades";
import type { Shapes } from "@/lib/contract/contract";
import {
  answerObject,
  answerText,
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

const named = { id: id(), name: answerText() };
const upgradeKind = () => string().oneOf(upgradeKinds, fieldMessages.invalid).required();

const profile = answerObject({
  panel: answerText(),
  madeOn: answerText(),
  /** Markers of the panel that gave no result. */
  missing: listOf(answerText()),
});

/** One of the asker's, of the product's species. */
const animal = answerObject({
  ...named,
  breed: answerObject(named).nullable().defined(),
  sex: string().oneOf(sexes, fieldMessages.invalid).required(),
  bornOn: nullableText(),
  /** Null where its breed is not known, and the product is not for every breed. */
  isRelevant: yesOrNo().nullable().defined(),
  isInCart: yesOrNo(),
  /** Of products about profiles; else empty. */
  profiles: listOf(profile),
});

/** Ours, all of it but the product: what the asker's animals change. */
const mine = answerObject({
  animals: listOf(animal),
  /** There may be more animals than are offered. */
  animalCount: wholeNumber(),
  /** None of the breeds somebody chose is something else than no breeds chosen. */
  hasChosenBreeds: yesOrNo(),
  relevantBreeds: listOf(answerObject(named)),
  isAnimalNeeded: yesOrNo(),
  /** A test for an animal, and an upgrade, are in a cart once. */
  isOncePerAnimal: yesOrNo(),
  upgradeKind: upgradeKind(),
  upgrades: listOf(answerObject({ ...suggestion, price, upgradeKind: upgradeKind() })),
});

export const myProductsShapes = {
  one: { params: castObject({ id: id() }), answer: product.concat(answerObject({ mine })) },
} as const satisfies Shapes<typeof myProductsRoutes>;
