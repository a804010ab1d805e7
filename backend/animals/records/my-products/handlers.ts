import type { Handlers } from "@/backend/http/handler-types";
import { readMyProduct } from "./read-my-product";

export const myProductsHandlers: Handlers<"myProducts"> = {
  get: readMyProduct,
};
