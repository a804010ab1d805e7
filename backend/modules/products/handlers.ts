import type { Handlers } from "@/backend/http/handlers";
import { countFacets } from "./count-facets";
import { listOffers } from "./list-offers";
import { listProducts, listProductsOfBreed } from "./list-products";
import { listTests } from "./list-tests";
import { readProduct } from "./read-product";

export const productsHandlers: Handlers<"products"> = {
  list: ({ tx, query, visit }) => listProducts(tx, visit, query),
  facets: ({ tx, query, visit }) => countFacets(tx, visit, query),
  offers: ({ tx, query, visit }) => listOffers(tx, visit, query),
  one: ({ tx, params, visit }) => readProduct(tx, visit, params.id),
  ofBreed: ({ tx, query, visit }) => listProductsOfBreed(tx, visit, query),
  tests: ({ tx, query, visit }) => listTests(tx, visit, query),
};
