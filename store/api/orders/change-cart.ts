import { cartRoutes } from "@/lib/contract/orders/cart/cart.routes";
import { checkoutRoutes } from "@/lib/contract/orders/checkout/checkout.routes";
import { announceCartChange } from "@/store/persistence/storage";
import { cartAdopted, cartCleared, cartFailed, cartPending } from "@/store/slices/cart";
import type { ShopThunk } from "@/store/state";
import { callApi } from "@/store/api/call-api";
import { isStatus, messageOf, networkError } from "@/store/api/call-error";
import type { CallResult, InputOf } from "@/store/api/call-types";
import { rereadCart, waitForCart } from "./change-quantity";
import type { Body } from "@/lib/contract/calls";

export type CartChange = Body<"cart.update">;

/** Resolves when the cart has been changed and read again: what is displayed next is the new one. */
export const updateCart =
  (body: CartChange): ShopThunk<Promise<CallResult<unknown>>> =>
  async (dispatch, getState) => {
    const { sessionId } = getState().cart;
    if (sessionId === null) return { ok: false, error: networkError };
    const result = await dispatch(callApi(cartRoutes.update, { params: { sessionId }, body }));
    if (result.ok) await dispatch(waitForCart());
    return result;
  };

export type PriceChoices = NonNullable<InputOf<typeof cartRoutes.get>["query"]>;

/** Removes the coupon: an empty value would not be sent. */
export const noCoupon = " ";

/** Prices the cart with a coupon, points or a shipping method, which it keeps. A coupon is checked before. */
export const repriceCart =
  (query: PriceChoices): ShopThunk<Promise<CallResult<unknown>>> =>
  async (dispatch, getState, extra) => {
    const { sessionId } = getState().cart;
    if (sessionId === null) return { ok: false, error: networkError };
    const params = { sessionId };
    const code = query.coupon?.trim();
    if (code) {
      const checked = await dispatch(callApi(cartRoutes.coupon, { params: { sessionId, code } }));
      if (!checked.ok) return checked;
    }
    const result = await dispatch(callApi(cartRoutes.get, { params, query }, { isFresh: true }));
    if (!result.ok) return result;
    announceCartChange(extra.tab);
    await dispatch(rereadCart(sessionId));
    return result;
  };

/** An empty text deletes the stored one. Resolves when the changed cart has been read. */
export const changeItemTexts =
  (itemId: number, body: Body<"cart.updateItemNote">): ShopThunk<Promise<CallResult<unknown>>> =>
  async (dispatch, getState) => {
    const { sessionId } = getState().cart;
    if (sessionId === null) return { ok: false, error: networkError };
    const params = { sessionId, itemId };
    const result = await dispatch(callApi(cartRoutes.updateItemNote, { params, body }));
    if (result.ok) await dispatch(waitForCart());
    return result;
  };

/** Replaces an item by packs, or by a product that contains its tests. True when the changed cart has been read. */
export const replaceItem =
  (itemId: number, body: Body<"cart.updateItem">): ShopThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    dispatch(cartPending());
    const { sessionId } = getState().cart;
    if (sessionId === null) return false;
    const result = await dispatch(callApi(cartRoutes.updateItem, { params: { sessionId, itemId }, body }));
    await dispatch(waitForCart());
    if (!result.ok) dispatch(cartFailed(messageOf(result.error)));
    return result.ok;
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

/**
 * After the order is placed: forgets its cart here and, through the storage, in other tabs. The old id leads to a new cart
 * if something was added while the order was being paid.
 */
export const leaveOrderedCart = (): ShopThunk<Promise<void>> => async (dispatch, getState, extra) => {
  const { sessionId } = getState().cart;
  if (sessionId === null) return;
  // Reading the cart itself would be a 404, which browsers report as an error.
  const options = await dispatch(
    callApi(checkoutRoutes.options, { params: { sessionId } }, { isFresh: true }),
  );
  const nextId = options.ok ? options.data.nextSessionId : null;
  dispatch(nextId ? cartAdopted(nextId) : cartCleared());
  extra.flush();
  announceCartChange(extra.tab);
};
