import type { AnswerOf, BodyOf } from "@/lib/contract/contract";
import type { cartShapes } from "@/lib/contract/cart.shapes";
import { cartRoutes } from "@/lib/contract/cart.routes";
import type { ShopThunk } from "@/store/shop-state";
import { cartFailed, cartGone, cartPending } from "@/store/slices/cart";
import { toastAsked } from "@/store/slices/toasts";
import { type CallError, callErrorOf, isStatus, messageOf } from "./call-error";
import { cartApi } from "./cart";
import { findCart } from "./find-cart";

export type NewItem = BodyOf<(typeof cartShapes)["addItem"]>;

export type Added = AnswerOf<(typeof cartShapes)["addItem"]>;
export type AddResult =
  { readonly ok: true; readonly item: Added } | { readonly ok: false; readonly error: CallError };

/** Adds to the visitor's cart and says how it went. A cart that is gone is replaced, once. */
export const addToCart =
  (item: NewItem): ShopThunk<Promise<AddResult>> =>
  async (dispatch) => {
    dispatch(cartPending());
    let result = await dispatch(addOnce(item));
    if (!result.ok && isStatus(result.error, 404)) result = await dispatch(addOnce(item));
    if (result.ok) dispatch(toastAsked({ kind: "success", text: "Item added to cart" }));
    else dispatch(tellNotAdded(result.error));
    return result;
  };

const addOnce =
  (item: NewItem): ShopThunk<Promise<AddResult>> =>
  async (dispatch, _getState, extra) => {
    const cart = await dispatch(findCart());
    if (!cart.ok) return cart;
    const { sessionId } = cart;
    const sent = dispatch(
      cartApi.endpoints.addItem.initiate({ params: { sessionId }, body: item }, { track: false }),
    );
    const { data, error } = await sent;
    if (!error) return { ok: true, item: data };
    const callError = callErrorOf(error);
    if (isStatus(callError, 404)) {
      dispatch(cartGone(sessionId));
      extra.flush();
    }
    return { ok: false, error: callError };
  };

/** Field messages have been toasted one by one and a refusal has words of its own: only the rest is said so. */
const tellNotAdded =
  (error: CallError): ShopThunk =>
  (dispatch) => {
    dispatch(cartFailed(messageOf(error)));
    if (error.kind === "failure" || error.kind === "network")
      dispatch(toastAsked({ kind: "error", text: cartRoutes.addItem.failure }));
  };
