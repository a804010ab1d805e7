import type { Routes } from "@/lib/contract/contract";
import { operationFailed } from "@/lib/contract/operation-failed";

export const walletRoutes = {
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
    isTheirsAlone: true,
  },
  addresses: {
    method: "GET",
    path: "/my/addresses",
    access: "session",
    body: "none",
    failure: operationFailed,
  },
} as const satisfies Routes;
