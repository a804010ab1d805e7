import { get, post } from "@/lib/contract/route";
import type { Routes } from "@/lib/contract/contract";

/** Units of multi-packs that an account gives to another person. */
export const multipacksRoutes = {
  transfer: post("/my/transfer-multipack", "session", {
    forbidsImpersonation: true,
    failure: "failures.failedTransferMultipacks",
  }),
  transfers: get("/my/transfer-multipack", "session", { ours: true }),
} as const satisfies Routes;
