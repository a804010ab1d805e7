import { del, get, post } from "@/lib/contract/route";
import type { Routes } from "@/lib/contract/contract";

/** User search, impersonation, mails and audit. Stopping impersonation must work as the impersonated user. */
export const adminRoutes = {
  findUsers: get("/admin/users", "admin", { ours: true }),
  impersonate: post("/admin/acting", "admin", { ours: true }),
  stopImpersonating: del("/admin/acting", "session", { worksAfterImpersonation: true, ours: true }),
  mails: get("/admin/mails", "admin", { ours: true }),
  mail: get("/admin/mails/{id}", "admin", { ours: true }),
  figures: get("/admin/figures", "admin", { ours: true }),
  audit: get("/admin/audit", "admin", { ours: true }),
} as const satisfies Routes;
