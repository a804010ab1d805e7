import type { ShopThunk } from "@/store/shop-state";
import { cartFailed, cartPending } from "@/store/slices/cart";
import { callErrorOf, isStatus, messageOf } from "./call-error";
import { cartApi } from "./cart";

/** Takes items out of the visitor's cart, one after the other. What is gone already is gone. */
export const removeItems =
  (itemIds: readonly number[]): ShopThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    dispatch(cartPending());
    for (const itemId of itemIds) {
      const { sessionId } = getState().cart;
      if (sessionId === null) return true;
      const removing = cartApi.endpoints.removeItem.initiate(
        { params: { sessionId, itemId } },
        { track: false },
      );
      const { error } = await dispatch(removing);
      const callError = error && callErrorOf(error);
      if (callError && !isStatus(callError, 404)) {
        dispatch(cartFailed(messageOf(callError)));
        return false;
      }
    }
    return true;
  };
