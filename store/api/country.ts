import { cookieNames } from "@/lib/config/cookies";
import { applicationChanged } from "@/store/slices/application";
import { type ShopThunk, whenRehydrated } from "@/store/state";

export const openCountryDialog = (): ShopThunk => (dispatch) =>
  void dispatch(applicationChanged({ isCountryDialogOpen: true }));

/**
 * Looks up the country on a first visit and opens the dialog where that fails, once per visit. True when a country was
 * found: the page may have to be loaded for another market.
 */
export const detectCountry = (): ShopThunk<Promise<boolean>> => async (dispatch, _getState, extra) => {
  await dispatch(whenRehydrated());
  if (extra.tab.cookie(cookieNames.country) || extra.tab.wasDone("country-asked")) return false;
  const loaded = await import("./save-country").catch(() => undefined);
  if (loaded && (await dispatch(loaded.saveDetectedCountry()))) return true;
  dispatch(openCountryDialog());
  return false;
};
