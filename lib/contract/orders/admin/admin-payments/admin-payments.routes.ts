import type { Routes } from "@/lib/contract/contract";

const failure = "Failed to fetch payments";

/** Payments for admins, also those whose order was never placed. Calls that move money forbid impersonation. */
export const adminPaymentsRoutes = {
  list: { method: "GET", path: "/admin/payments", access: "admin", body: "none", failure, ours: true },
  get: {
    method: "GET",
    path: "/admin/payments/{paymentId}",
    access: "admin",
    body: "none",
    failure,
    ours: true,
  },
  refund: {
    method: "POST",
    path: "/admin/payments/{paymentId}/refunds",
    access: "admin",
    body: "json",
    failure: "Failed to refund",
    forbidsImpersonation: true,
    ours: true,
    timeoutMs: 20_000,
  },
  /** Repeats failed refunds. */
  retry: {
    method: "POST",
    path: "/admin/payments/{paymentId}/retries",
    access: "admin",
    body: "none",
    failure: "Failed to refund",
    forbidsImpersonation: true,
    ours: true,
    timeoutMs: 20_000,
  },
  addNote: {
    method: "POST",
    path: "/admin/payments/{paymentId}/notes",
    access: "admin",
    body: "json",
    failure: "Failed to save the note",
    forbidsImpersonation: true,
    ours: true,
  },
  /** Our ledger against the providers' books, for one day (UTC). */
  report: {
    method: "GET",
    path: "/admin/payment-reports/{day}",
    access: "admin",
    body: "none",
    failure: "Failed to fetch the report",
    ours: true,
    timeoutMs: 20_000,
  },
  reportFile: {
    method: "GET",
    path: "/admin/payment-reports/{day}/file",
    access: "admin",
    body: "none",
    failure: "Failed to fetch the report",
    ours: true,
    timeoutMs: 20_000,
  },
} as const satisfies Routes;
