import type { Routes } from "@/lib/contract/contract";
import { operationFailed } from "@/lib/contract/operation-failed";

/** User search, impersonation, mails and audit. Stopping impersonation must work as the impersonated user. */
export const adminRoutes = {
  findUsers: {
    method: "GET",
    path: "/admin/users",
    access: "admin",
    body: "none",
    failure: operationFailed,
    ours: true,
  },
  impersonate: {
    method: "POST",
    path: "/admin/acting",
    access: "admin",
    body: "json",
    failure: operationFailed,
    ours: true,
  },
  stopImpersonating: {
    method: "DELETE",
    path: "/admin/acting",
    access: "session",
    worksAfterImpersonation: true,
    body: "none",
    failure: operationFailed,
    ours: true,
  },
  mails: {
    method: "GET",
    path: "/admin/mails",
    access: "admin",
    body: "none",
    failure: operationFailed,
    ours: true,
  },
  mail: {
    method: "GET",
    path: "/admin/mails/{id}",
    access: "admin",
    body: "none",
    failure: operationFailed,
    ours: true,
  },
  audit: {
    method: "GET",
    path: "/admin/audit",
    access: "admin",
    body: "none",
    failure: operationFailed,
    ours: true,
  },
} as const satisfies Routes;
