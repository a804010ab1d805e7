import { cookieNames } from "@/lib/config/cookies";
import type { ShopThunk } from "./shop-state";
import { applicationChanged } from "./slices/application";

/** Shown once a visit, to a guest who has begun to read, has no other question open and never closed it. */
export const considerCampaign =
  (): ShopThunk =>
  (dispatch, getState, { tab }) => {
    const { application, auth } = getState();
    if (application.notice || auth.isLoggedIn || !tab.cookie(cookieNames.country)) return;
    if (tab.cookie(cookieNames.campaignPopup) || tab.wasDone("campaign-shown")) return;
    dispatch(applicationChanged({ notice: "campaign" }));
  };
