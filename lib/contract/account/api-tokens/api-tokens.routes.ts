import { del, get, post } from "@/lib/contract/route";
import type { Routes } from "@/lib/contract/contract";

/** Read-only tokens for programs of a user. */
export const apiTokensRoutes = {
  list: get("/my/api-tokens", "session", { ours: true }),
  /** The only response that has the token. */
  create: post("/my/api-tokens", "session", {
    failure: "failures.failedCreateToken",
    forbidsImpersonation: true,
    ours: true,
  }),
  revoke: del("/my/api-tokens/{id}", "session", {
    failure: "failures.failedRevokeToken",
    forbidsImpersonation: true,
    ours: true,
  }),
} as const satisfies Routes;
