import { get, post } from "@/lib/contract/route";
import type { Routes } from "@/lib/contract/contract";

export const loyaltyRoutes = {
  points: get("/my/loyalty-points", "session", { failure: "failures.failedFetchLoyaltyPoints" }),
  redeem: post("/my/loyalty-points", "session", {
    failure: "failures.failedRedeemLoyaltyPoints",
    forbidsImpersonation: true,
  }),
} as const satisfies Routes;
