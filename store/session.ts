import { cookieNames, signedInHint } from "@/lib/config/cookies";
import { loadCalls } from "./load-calls";
import { type ShopThunk, whenRehydrated } from "./shop-state";
import { applicationChanged } from "./slices/application";
import { signedOut } from "./slices/auth";
import { isUserType } from "./stored-readers";

/** The person's own details, read once a page where there is a session. Without the hint nobody is asked. */
export const watchSession = (): ShopThunk<Promise<void>> => async (dispatch, getState, extra) => {
  await dispatch(whenRehydrated());
  dispatch(readCookies());
  if (extra.tab.cookie(cookieNames.hint) === signedInHint) {
    const calls = await dispatch(loadCalls());
    if (calls) await dispatch(calls.watchPerson());
  } else if (getState().auth.isLoggedIn) {
    dispatch(forgetPerson());
  }
};

/** Signing out empties the whole store; the country comes back from its cookie. */
export const forgetPerson = (): ShopThunk => (dispatch, _getState, extra) => {
  dispatch(signedOut());
  dispatch(readCookies());
  extra.flush();
};

/** Cookies are what the server sees, so they win over what an earlier visit left. */
const readCookies = (): ShopThunk => (dispatch, _getState, extra) => {
  const { cookie } = extra.tab;
  const [countryCode, countryCurrency] = [cookie(cookieNames.country), cookie(cookieNames.currency)];
  const [currentLanguage, userType] = [cookie(cookieNames.language), cookie(cookieNames.userType)];
  dispatch(
    applicationChanged({
      ...(countryCode && { countryCode }),
      ...(countryCurrency && { countryCurrency }),
      ...(currentLanguage && { currentLanguage }),
      ...(isUserType(userType) && { userType }),
    }),
  );
};
