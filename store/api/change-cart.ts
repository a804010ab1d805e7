import type { AnswerOf, BodyOf } from "@/lib/contract/contract";
import type { cartShapes } from "@/lib/contract/cart/cart.shapes";
import { cartRoutes } from "@/lib/contract/cart/cart.routes";
import type { ShopThunk } from "@/store/shop-state";
import type { UpgradeKind } from "@/lib/config/upgrades";
import { applicationChanged } from "@/store/slices/application";
import { cartFailed, cartGone, cartPending } from "@/store/slices/cart";
import { toastAsked } from "@/store/slices/toasts";
import { type CallError, callErrorOf, isStatus, messageOf } from "./call-error";
import { cartApi } from "./cart";
import { findCart } from "./find-cart";

export type NewItem = BodyOf<(typeof cartShapes)["addItem"]>;

/** What goes with an item and is no part of it: a note, and which words confirm it. */
export interface AddedWith {
  readonly note?: string;
  readonly upgradeKind?: UpgradeKind;
}

const confirmations: Readonly<Record<UpgradeKind, string>> = {
  none: "Item added to cart",
  health: "Health upgrade added to cart",
  tests: "Test upgrade added to cart",
  "full-breed": "Full breed profile added to cart",
};

export type Added = AnswerOf<(typeof cartShapes)["addItem"]>;
export type AddResult =
  { readonly ok: true; readonly item: Added } | { readonly ok: false; readonly error: CallError };

/** Adds to the visitor's cart and says how it went. A cart that is gone is replaced, once. */
export const addToCart =
  (item: NewItem, { note, upgradeKind = "none" }: AddedWith = {}): ShopThunk<Promise<AddResult>> =>
  async (dispatch) => {
    dispatch(cartPending());
    let result = await dispatch(addOnce(item));
    if (!result.ok && isStatus(result.error, 404)) result = await dispatch(addOnce(item));
    if (!result.ok) {
      dispatch(tellNotAdded(result.error));
      return result;
    }
    if (note?.trim()) await dispatch(noteAdded(result.item.id, note));
    dispatch(toastAsked({ kind: "success", text: confirmations[upgradeKind] }));
    return result;
  };

/** The item is in the cart, whatever becomes of the note: only that is said then. */
const noteAdded =
  (itemId: number, note: string): ShopThunk<Promise<void>> =>
  async (dispatch) => {
    const cart = await dispatch(findCart());
    if (!cart.ok) return;
    const { noteItem } = cartApi.endpoints;
    const input = { params: { sessionId: cart.sessionId, itemId }, body: { note } };
    const { error } = await dispatch(noteItem.initiate(input, { track: false }));
    if (error) dispatch(toastAsked({ kind: "error", text: cartRoutes.noteItem.failure }));
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
    if (error.kind === "refusal") dispatch(applicationChanged({ refusal: error }));
    if (error.kind === "failure" || error.kind === "network")
      dispatch(toastAsked({ kind: "error", text: cartRoutes.addItem.failure }));
  };
