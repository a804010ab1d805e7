import { addItemFailed } from "@/lib/contract/cart.messages";
import type { AddedWith, AddResult, NewItem } from "./api/change-cart";
import { loadCalls } from "./load-calls";
import type { ShopThunk } from "./shop-state";
import { toastAsked } from "./slices/toasts";

/** For buttons that are there before anything that calls the shop has been loaded. */
export const addToCart =
  (item: NewItem, added?: AddedWith): ShopThunk<Promise<AddResult>> =>
  async (dispatch) => {
    const calls = await dispatch(loadCalls());
    if (calls) return dispatch(calls.addToCart(item, added));
    dispatch(toastAsked({ kind: "error", text: addItemFailed }));
    return { ok: false, error: { kind: "network", message: "Network error" } };
  };
