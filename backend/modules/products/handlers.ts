import type { Handlers } from "@/backend/http/handlers";
import { listProducts, listProductsOfBreed } from "./list-products";
import { listTests } from "./list-tests";
import { readProduct } from "./read-product";

export const productsHandlers: Handlers<"products"> = {
  list: ({ tx, query, visit }) => listProducts(tx, visit, query),
  one: ({ tx, params, visit }) => readProduct(tx, visit, params.id),
  ofBreed: ({ tx, query, visit }) => listProductsOfBreed(tx, visit, query),
  tests: ({ tx, query, visit }) => listTests(tx, visit, query),
};
