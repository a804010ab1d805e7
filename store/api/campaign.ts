import { cookiesRoutes } from "@/lib/contract/cookies.routes";
import type { cookiesShapes } from "@/lib/contract/cookies.shapes";
import type { ShopThunk } from "@/store/shop-state";
import { calls } from "./call";
import { shopApi } from "./shop-api";

const cookies = calls<typeof cookiesRoutes, typeof cookiesShapes>();

const campaignApi = shopApi.injectEndpoints({
  endpoints: (build) => ({ closeCampaign: build.mutation(cookies(cookiesRoutes.campaignPopup)) }),
});

export const keepCampaignClosed = (): ShopThunk<Promise<void>> => async (dispatch) => {
  await dispatch(campaignApi.endpoints.closeCampaign.initiate(undefined, { track: false }));
};
