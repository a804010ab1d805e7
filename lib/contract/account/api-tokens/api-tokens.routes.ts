import type { Routes } from "@/lib/contract/contract";
import { operationFailed } from "@/lib/contract/operation-failed";

/** Read-only tokens for programs of a user. */
export const apiTokensRoutes = {
  list: {
    method: "GET",
    path: "/my/api-tokens",
    access: "session",
    body: "none",
    failure: operationFailed,
    ours: true,
  },
  /** The only response that has the token. */
  create: {
    method: "POST",
    path: "/my/api-tokens",
    access: "session",
    body: "json",
    failure: "Failed to create token",
    forbidsImpersonation: true,
    ours: true,
  },
  revoke: {
    method: "DELETE",
    path: "/my/api-tokens/{id}",
    access: "session",
    body: "none",
    failure: "Failed to revoke token",
    forbidsImpersonation: true,
    ours: true,
  },
} as const satisfies Routes;
