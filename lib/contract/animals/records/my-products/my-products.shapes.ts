import { string } from "yup";
import { sexes } from "@/lib/config/animals/animals";
import { upgradeKinds } from "@/lib/config/animals/upgrades";
import type { Shapes } from "@/lib/contract/contract";
import * as f from "@/lib/contract/fields";
import type { myProductsRoutes } from "./my-products.routes";
import { price, product, suggestion } from "@/lib/contract/shop/public/products.shapes";

const named = { id: f.id(), name: f.responseText() };
const upgradeKind = () => string().oneOf(upgradeKinds, "fields.invalid").required();

const profile = f.responseObject({
  panel: f.responseText(),
  madeOn: f.responseDay(),
  /** Markers of the panel without a result. */
  missing: f.listOf(f.responseText()),
});

/** An animal of the user, of the product's species. */
const animal = f.responseObject({
  ...named,
  breed: f.nullableObject(named),
  sex: string().oneOf(sexes, "fields.invalid").required(),
  bornOn: f.nullableDay(),
  /** Null when the breed is unknown and the product is not for every breed. */
  isRelevant: f.flag().nullable().defined(),
  isInCart: f.flag(),
  /** For an upgrade: the laboratory has no sample of the animal, so a new kit is sent. */
  needsKit: f.flag(),
  /** Its report has every test of the product already. */
  isReported: f.flag(),
  /** For products about DNA profiles; else empty. */
  profiles: f.listOf(profile),
});

/** Ours: how the user's animals affect the product. */
const mine = f.responseObject({
  animals: f.listOf(animal),
  /** Total number; `animals` may be shorter. */
  animalCount: f.wholeNumber(),
  /** Distinguishes no relevant breeds from no preset breeds. */
  hasChosenBreeds: f.flag(),
  relevantBreeds: f.listOf(f.responseObject(named)),
  isAnimalNeeded: f.flag(),
  /** A test for an animal and an upgrade can be in the cart only once. */
  isOncePerAnimal: f.flag(),
  upgradeKind: upgradeKind(),
  upgrades: f.listOf(f.responseObject({ ...suggestion, price, upgradeKind: upgradeKind() })),
});

export const myProductsShapes = {
  get: {
    summary: "A product at the user's own price.",
    params: f.castObject({ id: f.id() }),
    response: product.concat(f.responseObject({ mine })),
  },
} as const satisfies Shapes<typeof myProductsRoutes>;
