import type { Routes } from "@/lib/contract/contract";
import { operationFailed } from "@/lib/contract/operation-failed";

/** Units of multi-packs that an account gives to another person. */
export const multipacksRoutes = {
  transfer: {
    method: "POST",
    path: "/my/transfer-multipack",
    access: "session",
    body: "json",
    forbidsImpersonation: true,
    failure: "Failed to transfer multipacks",
  },
  transfers: {
    method: "GET",
    path: "/my/transfer-multipack",
    access: "session",
    body: "none",
    failure: operationFailed,
    ours: true,
  },
} as const satisfies Routes;
