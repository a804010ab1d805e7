import { myProductsRoutes } from "@/lib/contract/my-products/my-products.routes";
import type { myProductsShapes } from "@/lib/contract/my-products/my-products.shapes";
import { calls } from "./call";
import { shopApi } from "./shop-api";

const call = calls<typeof myProductsRoutes, typeof myProductsShapes>();

const myProductsApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    // Which animals have it in the cart is a part of the answer.
    readMyProduct: build.query({ ...call(myProductsRoutes.one), providesTags: ["cart", "person"] }),
  }),
});

export const { useReadMyProductQuery } = myProductsApi;
