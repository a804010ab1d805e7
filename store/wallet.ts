import { networkError } from "./api/call-error";
import type * as walletCalls from "./api/wallet";
import type { Redeemed, RedeemResult, Reward } from "./api/wallet";
import type { ShopThunk } from "./shop-state";
import { withCallsOf } from "./with-calls";

export type { Redeemed };

const withCalls = withCallsOf<typeof walletCalls>(() => import("./api/wallet"));

export const redeemPoints = (coupon: Reward): ShopThunk<Promise<RedeemResult>> =>
  withCalls((use) => use.redeemPoints(coupon), { ok: false, error: networkError });
