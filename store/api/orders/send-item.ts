import { errorText } from "@/store/api/error-texts";
import { brand } from "@/lib/config/brand";
import { cartRoutes } from "@/lib/contract/orders/cart/cart.routes";
import type { BrowserTab } from "@/store/persistence/browser-tab";
import { readStored } from "@/store/persistence/storage";
import { cartAdopted, cartNotFound } from "@/store/slices/cart";
import { toastAdded } from "@/store/slices/toasts";
import { type ShopThunk, type StoreExtra, whenRehydrated } from "@/store/state";
import type { AddedItem, NewItem } from "./add-to-cart-types";
import { callApi } from "@/store/api/call-api";
import { isStatus } from "@/store/api/call-error";
import type { CallResult } from "@/store/api/call-types";

interface CartId {
  readonly sessionId: string;
}

/** Sends an item to the visitor's cart, and the note for it. A cart that no longer exists is replaced once. */
export const sendItem =
  (item: NewItem, note: string | undefined): ShopThunk<Promise<CallResult<AddedItem>>> =>
  async (dispatch) => {
    let result = await dispatch(sendOnce(item));
    if (!result.ok && isStatus(result.error, 404)) result = await dispatch(sendOnce(item));
    if (result.ok && note?.trim()) await dispatch(sendNote(result.data.id, note));
    return result;
  };

const sendOnce =
  (body: NewItem): ShopThunk<Promise<CallResult<AddedItem>>> =>
  async (dispatch, _getState, extra) => {
    const cart = await dispatch(findCart());
    if (!cart.ok) return cart;
    const { sessionId } = cart.data;
    const result = await dispatch(callApi(cartRoutes.addItem, { params: { sessionId }, body }));
    if (!result.ok && isStatus(result.error, 404)) {
      dispatch(cartNotFound(sessionId));
      extra.flush();
    }
    return result;
  };

/** The item stays in the cart when its note fails. */
const sendNote =
  (itemId: number, note: string): ShopThunk<Promise<void>> =>
  async (dispatch) => {
    const cart = await dispatch(findCart());
    if (!cart.ok) return;
    const params = { sessionId: cart.data.sessionId, itemId };
    const { ok } = await dispatch(callApi(cartRoutes.updateItemNote, { params, body: { note } }));
    if (!ok) dispatch(toastAdded({ kind: "error", text: errorText(cartRoutes.updateItemNote.failure) }));
  };

const pendingSearches = new WeakMap<StoreExtra, Promise<CallResult<CartId>>>();

/** The visitor's cart, created if there is none. Concurrent callers get the same one. */
const findCart = (): ShopThunk<Promise<CallResult<CartId>>> => (dispatch, _getState, extra) => {
  const pending = pendingSearches.get(extra);
  if (pending) return pending;
  const search = dispatch(findOrCreateCart()).finally(() => pendingSearches.delete(extra));
  pendingSearches.set(extra, search);
  return search;
};

const findOrCreateCart = (): ShopThunk<Promise<CallResult<CartId>>> => async (dispatch, getState, extra) => {
  await dispatch(whenRehydrated());
  const { sessionId } = getState().cart;
  if (sessionId !== null) return { ok: true, data: { sessionId } };
  return withCartLock(extra.tab, async () => {
    // Another tab may have created one whose storage event has not arrived yet.
    const stored = readStored(extra.tab, "cart")?.sessionId;
    const cart: CallResult<CartId> = stored
      ? { ok: true, data: { sessionId: stored } }
      : await dispatch(callApi(cartRoutes.create, { body: {} }));
    if (!cart.ok) return cart;
    dispatch(cartAdopted(cart.data.sessionId));
    // Written before the lock is released: the next tab reads it.
    extra.flush();
    return cart;
  });
};

/** One tab at a time, in browsers that support locks. */
function withCartLock<T>({ locks }: BrowserTab, work: () => Promise<T>): Promise<T> {
  return locks ? locks.request(`${brand.slug}-cart`, work) : work();
}
