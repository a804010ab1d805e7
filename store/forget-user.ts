import { cookieNames } from "@/lib/config/cookies";
import { recentKey } from "./persistence/recent-products";
import { removeStored } from "./persistence/storage";
import { isUserType } from "./persistence/stored-state";
import { applicationChanged } from "./slices/application";
import { signedOut } from "./slices/auth";
import type { ShopThunk } from "./state";

/** Signing out empties the whole store; the country comes back from its cookie. */
export const forgetUser = (): ShopThunk => (dispatch, _getState, extra) => {
  dispatch(signedOut());
  extra.tab.storage?.removeItem(recentKey);
  removeStored(extra.tab, "activation");
  dispatch(readCookies());
  extra.flush();
};

/** The server reads the cookies, so they win over what an earlier visit stored. */
export const readCookies = (): ShopThunk => (dispatch, _getState, extra) => {
  const cookies = extra.tab.cookies();
  const [countryCode, countryCurrency] = [cookies[cookieNames.country], cookies[cookieNames.currency]];
  const [currentLanguage, userType] = [cookies[cookieNames.language], cookies[cookieNames.userType]];
  dispatch(
    applicationChanged({
      ...(countryCode && { countryCode }),
      ...(countryCurrency && { countryCurrency }),
      ...(currentLanguage && { currentLanguage }),
      ...(isUserType(userType) && { userType }),
    }),
  );
};
