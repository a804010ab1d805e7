import type { BodyOf } from "@/lib/contract/contract";
import type { cartShapes } from "@/lib/contract/cart.shapes";
import type { ShopThunk } from "@/store/shop-state";
import { type CallError, callErrorOf, networkError } from "./call-error";
import { cartApi } from "./cart";

type Price = Pick<BodyOf<(typeof cartShapes)["update"]>, "couponCode" | "loyaltyPoints">;

/** Undefined once the cart has it and has been read again, so that what is said of it is what is shown. */
export const priceCart =
  (body: Price): ShopThunk<Promise<CallError | undefined>> =>
  async (dispatch, getState) => {
    const { sessionId } = getState().cart;
    if (sessionId === null) return networkError;
    const params = { sessionId };
    const sent = dispatch(cartApi.endpoints.updateCart.initiate({ params, body }, { track: false }));
    const { error } = await sent;
    if (error) return callErrorOf(error);
    await dispatch(cartApi.util.getRunningQueryThunk("readCart", { params }));
    return undefined;
  };
