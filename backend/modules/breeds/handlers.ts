import type { Handlers } from "@/backend/http/handlers";
import { listBreeds } from "./list-breeds";
import { listOffers } from "./list-offers";
import { listOtherNames } from "./list-other-names";
import { listTestsOfBreed } from "./list-tests-of-breed";
import { readBreed } from "./read-breed";

export const breedsHandlers: Handlers<"breeds"> = {
  list: ({ tx, query }) => listBreeds(tx, query),
  one: ({ tx, params }) => readBreed(tx, params.id),
  otherNames: ({ tx, query }) => listOtherNames(tx, query.species),
  tests: ({ tx, params, visit }) => listTestsOfBreed(tx, visit, params.id),
  offers: ({ tx, params, visit }) => listOffers(tx, visit, params.id),
};
