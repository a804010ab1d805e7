import { productsRoutes } from "@/lib/contract/shop/products/products.routes";
import { productFilters, type SearchScope } from "@/lib/navigation/product-filters";
import { callApi } from "@/store/api/call-api";
import type { UserType } from "@/lib/config/user-types";
import { guestType } from "@/lib/domain/shop/guest-type";
import type { ShopState, ShopThunk } from "@/store/state";
import type { Response } from "@/lib/contract/calls";

export type FoundProducts = Response<"products.list">;

/** One page of suggestions. Undefined where the call fails: the search displays no failure. */
export const fetchSuggestions =
  (search: string, page: number, scope: SearchScope): ShopThunk<Promise<FoundProducts | undefined>> =>
  async (dispatch, getState) => {
    const query = { search, page, ...productFilters(scope, visitorType(getState())) };
    const result = await dispatch(callApi(productsRoutes.list, { query }));
    return result.ok ? result.data : undefined;
  };

/** The account's or chosen type; for guests without a choice the type of the page's path. */
function visitorType({ application: { userType } }: ShopState): UserType {
  return userType === "guest" ? guestType(undefined, window.location.pathname) : userType;
}
