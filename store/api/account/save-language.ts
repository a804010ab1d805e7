import { cookieNames, signedInHint } from "@/lib/config/cookies";
import type { Language } from "@/lib/config/languages";
import { accountRoutes } from "@/lib/contract/account/account/account.routes";
import { callApi } from "@/store/api/call-api";
import { writeCookie } from "@/store/persistence/write-cookie";
import type { ShopThunk } from "@/store/state";

/** Remembers the language in this browser, and for the mails of a signed-in user. */
export const saveLanguage =
  (language: Language): ShopThunk<Promise<void>> =>
  async (dispatch, _getState, { tab }) => {
    writeCookie(cookieNames.language, language);
    // If that fails the pages are still in the language: it is not worth an error.
    if (tab.cookies()[cookieNames.hint] === signedInHint)
      await dispatch(callApi(accountRoutes.update, { body: { language } }));
  };
