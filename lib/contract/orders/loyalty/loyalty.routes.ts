import type { Routes } from "@/lib/contract/contract";

export const loyaltyRoutes = {
  points: {
    method: "GET",
    path: "/my/loyalty-points",
    access: "session",
    body: "none",
    failure: "Failed to fetch loyalty points",
  },
  redeem: {
    method: "POST",
    path: "/my/loyalty-points",
    access: "session",
    body: "json",
    failure: "Failed to redeem loyalty points",
    forbidsImpersonation: true,
  },
} as const satisfies Routes;
