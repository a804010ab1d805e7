import { cookieNames } from "@/lib/config/cookies";
import { applicationChanged } from "@/store/slices/application";
import { type ShopThunk, whenRehydrated } from "@/store/state";

export const openCountryDialog = (): ShopThunk => (dispatch) =>
  void dispatch(applicationChanged({ isCountryDialogOpen: true }));

const dialogMark = "country-asked";

/**
 * Looks up the country on a first visit and opens the dialog where that fails, once per visit. True when a country was
 * found: the page may have to be loaded for another market. On a page that is left meanwhile nothing happens, and the
 * next one looks it up.
 */
export const detectCountry = (): ShopThunk<Promise<boolean>> => async (dispatch, _getState, extra) => {
  await dispatch(whenRehydrated());
  const { tab } = extra;
  if (tab.cookies()[cookieNames.country] || tab.wasDone(dialogMark)) return false;
  const loaded = await import("./save-country").catch(() => undefined);
  const outcome = loaded && (await dispatch(loaded.saveDetectedCountry()));
  if (outcome === "unknown") {
    tab.markDone(dialogMark);
    dispatch(openCountryDialog());
  }
  return outcome === "found";
};
