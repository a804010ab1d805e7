import { get } from "@/lib/contract/route";
import type { Routes } from "@/lib/contract/contract";

export const invoicesRoutes = {
  list: get("/my/invoices", "session"),
  /** Before `{id}`, because "total" is not an id. */
  total: get("/my/invoices/total", "session", { failure: "failures.failedFetchInvoiceTotal" }),
  get: get("/my/invoices/{id}", "session"),
  file: get("/my/invoices/{id}/file", "session", {
    failure: "failures.failedGetInvoice",
    ours: true,
    group: "documents",
  }),
  /** By the secret token of an email or confirmation page, without a session. */
  byToken: get("/store/invoices/{token}", "anyone", { ours: true }),
  fileByToken: get("/store/invoices/{token}/file", "anyone", {
    failure: "failures.failedGetInvoice",
    ours: true,
    group: "documents",
  }),
} as const satisfies Routes;
