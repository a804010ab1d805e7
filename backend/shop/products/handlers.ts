import type { Handlers } from "@/backend/http/handler-types";
import { countFacets } from "./count-facets";
import { listOffers } from "./list-offers";
import { listProducts, listProductsOfBreed } from "./list-products";
import { listTests } from "./list-tests";
import { readProduct } from "@/backend/shop/public/read-product";

export const productsHandlers: Handlers<"products"> = {
  list: ({ tx, query, caller }) => listProducts(tx, caller, query),
  facets: ({ tx, query, caller }) => countFacets(tx, caller, query),
  offers: ({ tx, query, caller }) => listOffers(tx, caller, query),
  get: ({ tx, params, caller }) => readProduct(tx, caller, params.id),
  listByBreed: ({ tx, query, caller }) => listProductsOfBreed(tx, caller, query),
  tests: ({ tx, query, caller }) => listTests(tx, caller, query),
};
