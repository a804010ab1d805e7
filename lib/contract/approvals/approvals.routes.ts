import type { Routes } from "@/lib/contract/contract";
import { operationFailed } from "@/lib/contract/operation-failed";

/** What people ask us for, and the desk where admins decide. */
export const approvalsRoutes = {
  listMine: {
    method: "GET",
    path: "/my/approvals",
    access: "session",
    body: "none",
    failure: operationFailed,
    ours: true,
  },
  apply: {
    method: "POST",
    path: "/my/approvals",
    access: "session",
    body: "json",
    failure: "Failed to apply",
    ours: true,
  },
  list: {
    method: "GET",
    path: "/admin/approvals",
    access: "admin",
    body: "none",
    failure: operationFailed,
    ours: true,
  },
  /** Under one's own name only: who decided stands beside every decision. */
  decide: {
    method: "PUT",
    path: "/admin/approvals/{id}",
    access: "admin",
    body: "json",
    failure: "Failed to decide",
    forbidsImpersonation: true,
    ours: true,
  },
  /** What an approval has given and an admin may end, with a word to the person. */
  revoke: {
    method: "PUT",
    path: "/admin/approvals/{id}/taken-back",
    access: "admin",
    body: "json",
    failure: "Failed to take back",
    forbidsImpersonation: true,
    ours: true,
  },
} as const satisfies Routes;
