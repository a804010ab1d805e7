import { get, post, put } from "@/lib/contract/route";
import type { Routes } from "@/lib/contract/contract";

/** Applications of users, and the approvals queue of admins. */
export const approvalsRoutes = {
  listMine: get("/my/approvals", "session", { ours: true }),
  apply: post("/my/approvals", "session", { failure: "Failed to apply", ours: true }),
  list: get("/admin/approvals", "admin", { ours: true }),
  /** Forbids impersonation, because the decision records the admin. */
  decide: put("/admin/approvals/{id}", "admin", {
    failure: "Failed to decide",
    forbidsImpersonation: true,
    ours: true,
  }),
  /** Marks an application as under review, which the applicant sees. */
  startReview: put("/admin/approvals/{id}/review", "admin", {
    body: "none",
    failure: "Failed to start the review",
    forbidsImpersonation: true,
    ours: true,
  }),
  /** Revokes an approval; the user gets the note. */
  revoke: put("/admin/approvals/{id}/taken-back", "admin", {
    failure: "Failed to take back",
    forbidsImpersonation: true,
    ours: true,
  }),
} as const satisfies Routes;
