import type { Routes } from "@/lib/contract/contract";
import { operationFailed } from "@/lib/contract/operation-failed";

export const addressesRoutes = {
  list: {
    method: "GET",
    path: "/my/addresses",
    access: "session",
    body: "none",
    failure: operationFailed,
  },
} as const satisfies Routes;
