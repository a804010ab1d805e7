import type { BodyOf } from "@/lib/contract/contract";
import type { walletShapes } from "@/lib/contract/loyalty/loyalty.shapes";
import { walletRoutes } from "@/lib/contract/loyalty/loyalty.routes";
import type { AnswerOf } from "@/lib/contract/contract";
import type { ShopThunk } from "@/store/shop-state";
import { calls } from "./call";
import { type CallError, callErrorOf } from "./call-error";
import { shopApi } from "./shop-api";

const call = calls<typeof walletRoutes, typeof walletShapes>();

const walletApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    readPoints: build.query({ ...call(walletRoutes.points), providesTags: ["person"] }),
    /** What is in the cart may be priced by points that are gone now. */
    redeemPoints: build.mutation({ ...call(walletRoutes.redeem), invalidatesTags: ["person", "cart"] }),
  }),
});

export const { useReadPointsQuery } = walletApi;

export type Reward = BodyOf<(typeof walletShapes)["redeem"]>["coupon"];
export type Redeemed = AnswerOf<(typeof walletShapes)["redeem"]>;
export type RedeemResult =
  { readonly ok: true; readonly coupon: Redeemed } | { readonly ok: false; readonly error: CallError };

export const redeemPoints =
  (coupon: Reward): ShopThunk<Promise<RedeemResult>> =>
  async (dispatch) => {
    const sent = dispatch(walletApi.endpoints.redeemPoints.initiate({ body: { coupon } }, { track: false }));
    const { data, error } = await sent;
    return error ? { ok: false, error: callErrorOf(error) } : { ok: true, coupon: data };
  };
