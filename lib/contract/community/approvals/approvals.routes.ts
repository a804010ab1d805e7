import type { Routes } from "@/lib/contract/contract";
import { operationFailed } from "@/lib/contract/operation-failed";

/** Applications of users, and the approvals queue of admins. */
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
  /** Forbids impersonation, because the decision records the admin. */
  decide: {
    method: "PUT",
    path: "/admin/approvals/{id}",
    access: "admin",
    body: "json",
    failure: "Failed to decide",
    forbidsImpersonation: true,
    ours: true,
  },
  /** Marks an application as under review, which the applicant sees. */
  startReview: {
    method: "PUT",
    path: "/admin/approvals/{id}/review",
    access: "admin",
    body: "none",
    failure: "Failed to start the review",
    forbidsImpersonation: true,
    ours: true,
  },
  /** Revokes an approval; the user gets the note. */
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
