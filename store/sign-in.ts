import type { Credentials } from "./api/auth";
import { type CallError, networkError } from "./api/call-error";
import { loadCalls } from "./load-calls";
import type { ShopThunk } from "./shop-state";

/** For forms that are there before anything that calls the shop has been loaded. */
export const signIn =
  (credentials: Credentials): ShopThunk<Promise<CallError | undefined>> =>
  async (dispatch) => {
    const calls = await dispatch(loadCalls());
    return calls ? dispatch(calls.signIn(credentials)) : networkError;
  };
