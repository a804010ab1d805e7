import type { BodyOf } from "@/lib/contract/contract";
import type { cartShapes } from "@/lib/contract/cart/cart.shapes";
import type { ShopThunk } from "@/store/shop-state";
import { type CallError, callErrorOf, networkError } from "./call-error";
import { cartApi } from "./cart";

export type CartChange = BodyOf<(typeof cartShapes)["update"]>;

/** Undefined once the cart has it and has been read again: what is said or asked next is of the new one. */
export const saveCart =
  (body: CartChange): ShopThunk<Promise<CallError | undefined>> =>
  async (dispatch, getState) => {
    const { sessionId } = getState().cart;
    if (sessionId === null) return networkError;
    const params = { sessionId };
    const { updateCart } = cartApi.endpoints;
    const { error } = await dispatch(updateCart.initiate({ params, body }, { track: false }));
    if (error) return callErrorOf(error);
    await dispatch(cartApi.util.getRunningQueryThunk("readCart", { params }));
    return undefined;
  };
