import type { Handlers } from "@/backend/http/handler-types";
import { listBreedAliases, listBreeds } from "@/backend/shop/public/list-breeds";
import { listBreedOffers } from "./list-breed-offers";
import { listBreedTests } from "@/backend/shop/public/list-breed-tests";
import { readBreed } from "./read-breed";

export const breedsHandlers: Handlers<"breeds"> = {
  list: ({ tx, query, caller }) => listBreeds(tx, caller, query),
  get: ({ tx, params, caller }) => readBreed(tx, caller, params.id),
  otherNames: ({ tx, query }) => listBreedAliases(tx, query.species),
  tests: ({ tx, params, caller }) => listBreedTests(tx, caller, params.id),
  offers: ({ tx, params, caller }) => listBreedOffers(tx, caller, params.id),
};
