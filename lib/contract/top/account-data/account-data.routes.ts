import { get, post } from "@/lib/contract/route";
import type { Routes } from "@/lib/contract/contract";

export const accountDataRoutes = {
  download: get("/my/account/export", "session", {
    failure: "failures.failedPrepareData",
    forbidsImpersonation: true,
    ours: true,
    timeoutMs: 20_000,
    group: "documents",
  }),
  deleteAccount: post("/my/account/deletion", "session", {
    failure: "failures.failedDeleteAccount",
    session: "ends",
    forbidsImpersonation: true,
    ours: true,
    group: "account",
  }),
} as const satisfies Routes;
