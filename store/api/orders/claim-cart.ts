import { cartRoutes } from "@/lib/contract/orders/cart/cart.routes";
import { announceCartChange } from "@/store/persistence/storage";
import { cartAdopted, cartNotFound } from "@/store/slices/cart";
import { type ShopThunk, whenRehydrated } from "@/store/state";
import { callApi } from "@/store/api/call-api";
import { isStatus } from "@/store/api/call-error";

type CartId = string | null | undefined;

/**
 * After sign-in the cart of the account is used on every device. A cart of this browser is claimed for it. If that fails
 * the browser's cart id stays, and the next page claims again: claiming is idempotent.
 */
export const claimCart =
  (accountCartId: CartId): ShopThunk<Promise<void>> =>
  async (dispatch, getState, extra) => {
    await dispatch(whenRehydrated());
    const browserCartId = getState().cart.sessionId;
    if (browserCartId === (accountCartId ?? null)) return;
    const claimed =
      browserCartId === null ? accountCartId : await dispatch(sendClaim(browserCartId, accountCartId));
    // The user may have signed out meanwhile.
    if (!claimed || !getState().auth.isLoggedIn) return;
    dispatch(cartAdopted(claimed));
    extra.flush();
  };

const sendClaim =
  (sessionId: string, accountCartId: CartId): ShopThunk<Promise<CartId>> =>
  async (dispatch, _getState, extra) => {
    const result = await dispatch(callApi(cartRoutes.claim, { params: { sessionId } }));
    if (result.ok) {
      announceCartChange(extra.tab);
      return result.data.sessionId;
    }
    const { error } = result;
    // 404: the cart belongs to another user or is gone. `unknown_call` only means that the backend lacks the call.
    if (!isStatus(error, 404) || ("code" in error && error.code === "unknown_call")) return undefined;
    dispatch(cartNotFound(sessionId));
    extra.flush();
    return accountCartId;
  };
