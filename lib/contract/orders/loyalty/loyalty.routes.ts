import { get, post } from "@/lib/contract/route";
import type { Routes } from "@/lib/contract/contract";

export const loyaltyRoutes = {
  points: get("/my/loyalty-points", "session", { failure: "Failed to fetch loyalty points" }),
  redeem: post("/my/loyalty-points", "session", {
    failure: "Failed to redeem loyalty points",
    forbidsImpersonation: true,
  }),
} as const satisfies Routes;
