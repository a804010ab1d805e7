import { cookieNames } from "@/lib/config/cookies";
import { cookiesRoutes } from "@/lib/contract/account/cookies/cookies.routes";
import { applicationChanged } from "@/store/slices/application";
import type { ShopThunk } from "@/store/state";
import { sendWithoutWaiting } from "@/store/api/send-without-waiting";

/** Displays the campaign once per visit to a guest with a known country who never closed it, unless a notice is open. */
export const showCampaign =
  (): ShopThunk =>
  (dispatch, getState, { tab }) => {
    const { application, auth } = getState();
    // The hint cookie is known before the user has been loaded.
    if (auth.isLoggedIn || tab.cookies()[cookieNames.hint]) return;
    if (application.notice || !tab.cookies()[cookieNames.country]) return;
    if (tab.cookies()[cookieNames.campaignPopup] || tab.wasDone("campaign-shown")) return;
    tab.markDone("campaign-shown");
    dispatch(applicationChanged({ notice: "campaign" }));
  };

/** If the request is lost the campaign comes back on another visit. */
export const closeCampaign = (): ShopThunk => (dispatch) => {
  dispatch(applicationChanged({ notice: null }));
  sendWithoutWaiting(cookiesRoutes.campaignPopup);
};
