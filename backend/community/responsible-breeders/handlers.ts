import type { Handlers } from "@/backend/http/handler-types";
import { applyForListing } from "./apply-for-listing";
import { listBreeders, mapBreeders } from "./list-breeders";
import { listFilterOptions } from "./list-filter-options";
import { readOwnListing } from "./read-own-listing";
import { withdrawListing } from "./withdraw-listing";

export const responsibleBreedersHandlers: Handlers<"responsibleBreeders"> = {
  list: listBreeders,
  map: mapBreeders,
  choices: listFilterOptions,
  getMine: ({ tx, caller }) => readOwnListing(tx, caller),
  apply: applyForListing,
  withdraw: withdrawListing,
};
