import { cartRoutes } from "@/lib/contract/cart/cart.routes";
import { announceCartChange } from "@/store/persistence/storage";
import { cartCleared, cartFailed, cartPending } from "@/store/slices/cart";
import type { ShopThunk } from "@/store/state";
import { callApi } from "./call-api";
import { isStatus, messageOf, networkError } from "./call-error";
import type { BodyOfCall, CallResult } from "./call-types";
import { waitForCart } from "./change-quantity";

export type CartChange = BodyOfCall<typeof cartRoutes.update>;

/** Resolves when the cart has been changed and read again: what is displayed next is the new one. */
export const updateCart =
  (body: CartChange): ShopThunk<Promise<CallResult<unknown>>> =>
  async (dispatch, getState) => {
    const { sessionId } = getState().cart;
    if (sessionId === null) return { ok: false, error: networkError };
    const result = await dispatch(callApi(cartRoutes.update, { params: { sessionId }, body }));
    if (result.ok) await dispatch(waitForCart(sessionId));
    return result;
  };

/** Removes items one after the other. True when all are gone; an item that was gone already counts as removed. */
export const removeItems =
  (itemIds: readonly number[]): ShopThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    dispatch(cartPending());
    for (const itemId of itemIds) {
      const { sessionId } = getState().cart;
      if (sessionId === null) return true;
      const result = await dispatch(callApi(cartRoutes.removeItem, { params: { sessionId, itemId } }));
      if (!result.ok && !isStatus(result.error, 404)) {
        dispatch(cartFailed(messageOf(result.error)));
        return false;
      }
    }
    return true;
  };

/** After the order is placed: removes the cart id here and, through the storage, in other tabs. */
export const forgetCart = (): ShopThunk => (dispatch, _getState, extra) => {
  dispatch(cartCleared());
  extra.flush();
  announceCartChange(extra.tab);
};
