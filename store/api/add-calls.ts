import type { Middleware } from "@reduxjs/toolkit";
import { cartChangedElsewhere, pageLeft } from "@/store/listeners";
import type { ShopDispatch, ShopThunk } from "@/store/shop-state";
import { signedOut } from "@/store/slices/auth";
import { markPerson } from "./mark-person";
import { sendWaiting } from "./change-quantity";
import { shopApi } from "./shop-api";

/** Adds RTK Query to a store that began without it; a second time does nothing. */
export const addCalls = (): ShopThunk => (_dispatch, _getState, extra) =>
  extra.add({
    name: shopApi.reducerPath,
    reducer: shopApi.reducer,
    middleware: [followShop, shopApi.middleware],
  });

/** What the store is told without knowing that there are calls. */
const followShop: Middleware = (api) => (next) => (action) => {
  const result = next(action);
  // Installed in the shop's own store, whose dispatch takes thunks.
  const dispatch = api.dispatch as ShopDispatch;
  if (signedOut.match(action)) {
    dispatch(shopApi.util.resetApiState());
    markPerson(undefined);
  }
  if (cartChangedElsewhere.match(action)) dispatch(shopApi.util.invalidateTags(["cart"]));
  if (pageLeft.match(action)) dispatch(sendWaiting());
  return result;
};
