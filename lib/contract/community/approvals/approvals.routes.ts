import { get, post, put } from "@/lib/contract/route";
import type { Routes } from "@/lib/contract/contract";

/** Applications of users, and the approvals queue of admins. */
export const approvalsRoutes = {
  listMine: get("/my/approvals", "session", { ours: true }),
  apply: post("/my/approvals", "session", { failure: "failures.failedApply", ours: true }),
  list: get("/admin/approvals", "admin", { ours: true }),
  /** Forbids impersonation, because the decision records the admin. */
  decide: put("/admin/approvals/{id}", "admin", {
    failure: "failures.failedDecide",
    forbidsImpersonation: true,
    ours: true,
  }),
  /** Marks an application as under review, which the applicant sees. */
  startReview: put("/admin/approvals/{id}/review", "admin", {
    body: "none",
    failure: "failures.failedStartReview",
    forbidsImpersonation: true,
    ours: true,
  }),
  /** Revokes an approval; the user gets the note. */
  revoke: put("/admin/approvals/{id}/taken-back", "admin", {
    failure: "failures.failedTakeBack",
    forbidsImpersonation: true,
    ours: true,
  }),
} as const satisfies Routes;
