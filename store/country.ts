import { cookieNames } from "@/lib/config/cookies";
import { loadCalls } from "./load-calls";
import { type ShopThunk, whenRehydrated } from "./shop-state";
import { applicationChanged } from "./slices/application";

export const askCountry = (): ShopThunk => (dispatch) =>
  void dispatch(applicationChanged({ isCountryAsked: true }));

/**
 * On a first visit the country is looked up; where that tells nothing, the visitor is asked, once a visit. True when
 * it has been found out, and the page may be another country's.
 */
export const settleCountry = (): ShopThunk<Promise<boolean>> => async (dispatch, _getState, extra) => {
  await dispatch(whenRehydrated());
  if (extra.tab.cookie(cookieNames.country) || extra.tab.wasDone("country-asked")) return false;
  const calls = await dispatch(loadCalls());
  if (calls && (await dispatch(calls.detectCountry()))) return true;
  dispatch(askCountry());
  return false;
};
