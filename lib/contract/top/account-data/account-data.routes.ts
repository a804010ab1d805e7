import type { Routes } from "@/lib/contract/contract";

export const accountDataRoutes = {
  download: {
    method: "GET",
    path: "/my/account/export",
    access: "session",
    body: "none",
    failure: "Failed to prepare your data",
    forbidsImpersonation: true,
    ours: true,
    timeoutMs: 20_000,
    group: "documents",
  },
  deleteAccount: {
    method: "POST",
    path: "/my/account/deletion",
    access: "session",
    body: "json",
    failure: "Failed to delete your account",
    session: "ends",
    forbidsImpersonation: true,
    ours: true,
    group: "account",
  },
} as const satisfies Routes;
