import type { Handlers } from "@/backend/http/handler-types";
import { countFacets } from "./count-facets";
import { listChanges } from "./list-changes";
import { listOffers } from "./list-offers";
import { listProducts, listProductsOfBreed } from "./list-products";
import { listTests } from "./list-tests";
import { readProduct } from "@/backend/shop/public/read-product";

export const productsHandlers: Handlers<"products"> = {
  list: listProducts,
  facets: countFacets,
  offers: listOffers,
  get: ({ tx, caller }, { params }) => readProduct(tx, caller, params.id),
  listByBreed: listProductsOfBreed,
  changes: listChanges,
  tests: listTests,
};
