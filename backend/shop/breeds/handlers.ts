import type { Handlers } from "@/backend/http/handler-types";
import { listBreedAliases, listBreeds } from "@/backend/shop/public/list-breeds";
import { listBreedOffers } from "./list-breed-offers";
import { listBreedTests } from "@/backend/shop/public/list-breed-tests";
import { readBreed } from "./read-breed";

export const breedsHandlers: Handlers<"breeds"> = {
  list: ({ tx, caller }, { query }) => listBreeds(tx, caller, query),
  get: readBreed,
  otherNames: listBreedAliases,
  tests: ({ tx, caller }, { params }) => listBreedTests(tx, caller, params.id),
  offers: listBreedOffers,
};
