import { addItemFailed } from "@/lib/contract/cart/cart.messages";
import type { NewItem } from "./api/change-cart";
import type { Ordered, orderItem, Price } from "./api/order-item";
import { loadCalls } from "./load-calls";
import type { ShopThunk } from "./shop-state";
import { toastAsked } from "./slices/toasts";

export type { NewItem, Price };
export type Told = Parameters<typeof orderItem>[1];

/** For buttons that are there before anything that calls the shop has been loaded. */
export const addToCart =
  (item: NewItem, told: Told): ShopThunk<Promise<Ordered>> =>
  async (dispatch) => {
    const calls = await dispatch(loadCalls());
    if (calls) return dispatch(calls.orderItem(item, told));
    dispatch(toastAsked({ kind: "error", text: addItemFailed }));
    return { message: "Network error" };
  };
