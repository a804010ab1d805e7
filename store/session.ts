import { cookieNames, signedInHint } from "@/lib/config/cookies";
import { preloadApi } from "./api/call-api";
import { forgetUser, readCookies } from "./forget-user";
import { type ShopThunk, whenRehydrated } from "./state";

/** Reads the user once per page where there is a session. Without the hint cookie no call is made. */
export const watchSession = (): ShopThunk<Promise<void>> => async (dispatch, getState, extra) => {
  await dispatch(whenRehydrated());
  dispatch(readCookies());
  if (extra.tab.cookies()[cookieNames.hint] === signedInHint) preloadApi();
  else if (getState().auth.isLoggedIn) dispatch(forgetUser());
  else return;
  const loaded = await import("@/store/api/account/watch-user").catch(() => undefined);
  if (loaded) await dispatch(loaded.watchUser());
};
