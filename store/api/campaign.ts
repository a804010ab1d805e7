import { cookiesRoutes } from "@/lib/contract/cookies/cookies.routes";
import type { ShopThunk } from "@/store/shop-state";
import { applicationChanged } from "@/store/slices/application";
import { sendInPassing } from "./send";

/** Gone at once. What could not be written down only brings it back on another visit. */
export const closeCampaign = (): ShopThunk => (dispatch) => {
  dispatch(applicationChanged({ notice: null }));
  sendInPassing(cookiesRoutes.campaignPopup);
};
