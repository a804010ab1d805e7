import { get, post } from "@/lib/contract/route";
import type { Routes } from "@/lib/contract/contract";

const failure = "failures.failedFetchPayments";

/** Payments for admins, also those whose order was never placed. Calls that move money forbid impersonation. */
export const adminPaymentsRoutes = {
  list: get("/admin/payments", "admin", { failure, ours: true }),
  get: get("/admin/payments/{paymentId}", "admin", { failure, ours: true }),
  refund: post("/admin/payments/{paymentId}/refunds", "admin", {
    failure: "failures.failedRefund",
    forbidsImpersonation: true,
    ours: true,
    timeoutMs: 20_000,
  }),
  /** Repeats failed refunds. */
  retry: post("/admin/payments/{paymentId}/retries", "admin", {
    body: "none",
    failure: "failures.failedRefund",
    forbidsImpersonation: true,
    ours: true,
    timeoutMs: 20_000,
  }),
  addNote: post("/admin/payments/{paymentId}/notes", "admin", {
    failure: "failures.failedSaveNote",
    forbidsImpersonation: true,
    ours: true,
  }),
  /** Our ledger against the providers' books, for one day (UTC). */
  report: get("/admin/payment-reports/{day}", "admin", {
    failure: "failures.failedFetchReport",
    ours: true,
    timeoutMs: 20_000,
  }),
  reportFile: get("/admin/payment-reports/{day}/file", "admin", {
    failure: "failures.failedFetchReport",
    ours: true,
    timeoutMs: 20_000,
  }),
} as const satisfies Routes;
