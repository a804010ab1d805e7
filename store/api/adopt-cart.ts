import { accountRoutes } from "@/lib/contract/account/account.routes";
import type { accountShapes } from "@/lib/contract/account/account.shapes";
import { type ShopThunk, whenRehydrated } from "@/store/shop-state";
import { cartAdopted, cartGone } from "@/store/slices/cart";
import { tellCartChanged } from "@/store/stored";
import { calls } from "./call";
import { callErrorOf, isStatus } from "./call-error";
import { shopApi } from "./shop-api";

const call = calls<typeof accountRoutes, typeof accountShapes>();

const claimApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    claimCart: build.mutation({ ...call(accountRoutes.claimCart), invalidatesTags: ["cart"] }),
  }),
});

/**
 * The cart of a person is theirs on every device: what this browser has is brought in, else theirs is taken over.
 * Until the shop has answered the kept id stays, and the next page asks again: claiming twice doubles nothing.
 */
export const adoptCart =
  (ownId: string | null | undefined): ShopThunk<Promise<void>> =>
  async (dispatch, getState, extra) => {
    await dispatch(whenRehydrated());
    const here = getState().cart.sessionId;
    if (here === (ownId ?? null)) return;
    const adopted = here === null ? ownId : await dispatch(claim(here, ownId));
    // Who has signed out meanwhile takes nothing over.
    if (!adopted || !getState().auth.isLoggedIn) return;
    dispatch(cartAdopted(adopted));
    extra.flush();
  };

const claim =
  (sessionId: string, ownId: string | null | undefined): ShopThunk<Promise<string | undefined>> =>
  async (dispatch, _getState, extra) => {
    const { claimCart } = claimApi.endpoints;
    const { data, error } = await dispatch(claimCart.initiate({ params: { sessionId } }, { track: false }));
    if (data) {
      tellCartChanged(extra.tab);
      return data.sessionId;
    }
    // It is somebody else's, or gone. A backend that does not know the call says nothing about the cart.
    const failed = callErrorOf(error);
    if (!isStatus(failed, 404) || ("code" in failed && failed.code === "unknown_call")) return undefined;
    dispatch(cartGone(sessionId));
    extra.flush();
    return ownId ?? undefined;
  };
