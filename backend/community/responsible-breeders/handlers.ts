import type { Handlers } from "@/backend/http/handler-types";
import { applyForListing } from "./apply-for-listing";
import { listBreeders, mapBreeders } from "./list-breeders";
import { listFilterOptions } from "./list-filter-options";
import { readOwnListing } from "./read-own-listing";
import { withdrawListing } from "./withdraw-listing";

export const responsibleBreedersHandlers: Handlers<"responsibleBreeders"> = {
  list: ({ tx, query, caller }) => listBreeders(tx, caller, query),
  map: ({ tx, query, caller }) => mapBreeders(tx, caller, query),
  choices: ({ tx }) => listFilterOptions(tx),
  getMine: ({ tx, caller }) => readOwnListing(tx, caller),
  apply: ({ tx, caller, body }) => applyForListing(tx, caller, body),
  withdraw: ({ tx, caller }) => withdrawListing(tx, caller),
};
