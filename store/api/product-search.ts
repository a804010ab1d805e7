import type { AnswerOf } from "@/lib/contract/contract";
import { productsRoutes } from "@/lib/contract/products/products.routes";
import type { productsShapes } from "@/lib/contract/products/products.shapes";
import { productFilters, type SearchReach } from "@/lib/domain/product-filters";
import type { ShopThunk } from "@/store/shop-state";
import { calls } from "./call";
import { shopApi } from "./shop-api";

export type FoundProducts = AnswerOf<(typeof productsShapes)["list"]>;

const call = calls<typeof productsRoutes, typeof productsShapes>();

const { endpoints } = shopApi.injectEndpoints({
  endpoints: (build) => ({ findProducts: build.query(call(productsRoutes.list)) }),
});

/** Undefined where nobody answered: the search says nothing of it. */
export const findProducts =
  (search: string, page: number, reach: SearchReach): ShopThunk<Promise<FoundProducts | undefined>> =>
  async (dispatch, getState) => {
    const query = { search, page, ...productFilters(reach, getState().application.userType) };
    const asking = dispatch(endpoints.findProducts.initiate({ query }, { subscribe: false }));
    return (await asking).data;
  };
