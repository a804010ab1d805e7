import { cookieNames } from "@/lib/config/cookies";
import type { BrowserTab } from "@/store/persistence/browser-tab";
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
  if (tab.cookie(cookieNames.country) || tab.wasDone(dialogMark)) return false;
  const leaving = watchLeaving(tab);
  const loaded = await import("./save-country").catch(() => undefined);
  const isFound = loaded !== undefined && (await dispatch(loaded.saveDetectedCountry()));
  if (leaving.stop()) return false;
  if (isFound) return true;
  tab.markDone(dialogMark);
  dispatch(openCountryDialog());
  return false;
};

/** Leaving a page cancels its requests, which then look like failures; in Firefox before `pagehide`. */
function watchLeaving({ events }: BrowserTab) {
  const names = ["beforeunload", "pagehide"];
  let isLeaving = false;
  const listener = () => void (isLeaving = true);
  for (const name of names) events?.addEventListener(name, listener);
  return {
    /** Whether the page was left. */
    stop: () => {
      for (const name of names) events?.removeEventListener(name, listener);
      return isLeaving;
    },
  };
}
