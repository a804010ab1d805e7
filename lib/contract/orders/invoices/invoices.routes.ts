import type { Routes } from "@/lib/contract/contract";
import { operationFailed } from "@/lib/contract/operation-failed";

export const invoicesRoutes = {
  list: { method: "GET", path: "/my/invoices", access: "session", body: "none", failure: operationFailed },
  /** Before `{id}`, because "total" is not an id. */
  total: {
    method: "GET",
    path: "/my/invoices/total",
    access: "session",
    body: "none",
    failure: "Failed to fetch invoice total",
  },
  get: {
    method: "GET",
    path: "/my/invoices/{id}",
    access: "session",
    body: "none",
    failure: operationFailed,
  },
  file: {
    method: "GET",
    path: "/my/invoices/{id}/file",
    access: "session",
    body: "none",
    failure: "Failed to get the invoice",
    ours: true,
    group: "documents",
  },
  /** By the secret token of an email or confirmation page, without a session. */
  byToken: {
    method: "GET",
    path: "/store/invoices/{token}",
    access: "anyone",
    body: "none",
    failure: operationFailed,
    ours: true,
  },
  fileByToken: {
    method: "GET",
    path: "/store/invoices/{token}/file",
    access: "anyone",
    body: "none",
    failure: "Failed to get the invoice",
    ours: true,
    group: "documents",
  },
} as const satisfies Routes;
