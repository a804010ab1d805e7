import { cookiesRoutes } from "@/lib/contract/account/cookies/cookies.routes";
import type { BrowserTab } from "@/store/persistence/browser-tab";
import { applicationChanged } from "@/store/slices/application";
import type { ShopThunk } from "@/store/state";
import type { CallResult } from "@/store/api/call-types";
import { sendPlainCall } from "@/store/api/plain-call";
import type { Response } from "@/lib/contract/calls";

export type Country = Response<"geography.countries">[number];
type CountryChoice = Pick<Country, "code" | "currency"> & Partial<Pick<Country, "id">>;

/** Looks up the country of the visitor's address. Unknown also if it cannot be saved. */
export const saveDetectedCountry =
  (): ShopThunk<Promise<"found" | "unknown" | "left">> => async (dispatch, _getState, extra) => {
    const leaving = watchLeaving(extra.tab);
    const isFound = await dispatch(saveLookedUpCountry());
    if (leaving.stop()) return "left";
    return isFound ? "found" : "unknown";
  };

const saveLookedUpCountry = (): ShopThunk<Promise<boolean>> => async (dispatch) => {
  const result = await sendPlainCall(cookiesRoutes.geo);
  if (!result.ok) return false;
  const { country_code: code, currency } = result.data;
  if (!code || !currency) return false;
  return (await dispatch(saveCountry({ code, currency }))).ok;
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

/** Writes the cookies of country and currency. Plain calls: a first visit needs no RTK Query. */
export const saveCountry =
  ({ code, currency, id }: CountryChoice): ShopThunk<Promise<CallResult<unknown>>> =>
  async (dispatch) => {
    // The country last: it selects the market of the next page, which needs both cookies.
    const currencySaved = await sendPlainCall(cookiesRoutes.currency, { body: { currency } });
    if (!currencySaved.ok) return currencySaved;
    const countrySaved = await sendPlainCall(cookiesRoutes.country, { body: { countryCode: code } });
    if (!countrySaved.ok) return countrySaved;
    markCountryKnown();
    dispatch(applicationChanged({ countryCode: code, countryCurrency: currency, countryId: id ?? null }));
    return countrySaved;
  };

/** The script in the page's head does the same where the cookie exists. */
function markCountryKnown(): void {
  if (typeof document !== "undefined") document.documentElement.dataset.region = "";
}
