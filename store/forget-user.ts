import { cookieNames } from "@/lib/config/cookies";
import { forgetSubmittedOrder } from "./persistence/checkout-keys";
import { isUserType } from "./persistence/stored-state";
import { applicationChanged } from "./slices/application";
import { signedOut } from "./slices/auth";
import type { ShopThunk } from "./state";

/**
 * Signing out empties the whole store; the country comes back from its cookie. What this tab knows of a submitted order goes
 * as well. The draft of checkout stays, like those of forms: it is shown to its owner only.
 */
export const forgetUser = (): ShopThunk => (dispatch, _getState, extra) => {
  forgetSubmittedOrder();
  dispatch(signedOut());
  dispatch(readCookies());
  extra.flush();
};

/** The server reads the cookies, so they win over what an earlier visit stored. */
export const readCookies = (): ShopThunk => (dispatch, _getState, extra) => {
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
