import type { Handlers } from "@/backend/http/handlers";
import { listProducts, listProductsOfBreed } from "./list-products";
import { readProduct } from "./read-product";

export const productsHandlers: Handlers<"products"> = {
  list: ({ tx, query, visit }) => listProducts(tx, visit, query),
  one: ({ tx, params, visit }) => readProduct(tx, visit, params.id),
  ofBreed: ({ tx, query, visit }) => listProductsOfBreed(tx, visit, query),
};
