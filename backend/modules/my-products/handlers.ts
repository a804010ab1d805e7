import type { Handlers } from "@/backend/http/handlers";
import { readMyProduct } from "./read-my-product";

export const myProductsHandlers: Handlers<"myProducts"> = {
  one: ({ tx, params, visit }) => readMyProduct(tx, visit, params.id),
};
