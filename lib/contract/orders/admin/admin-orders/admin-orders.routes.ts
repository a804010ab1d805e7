import { del, get, post, put } from "@/lib/contract/route";
import type { Routes } from "@/lib/contract/contract";

/** Orders for admins. Calls that move money forbid impersonation. */
export const adminOrdersRoutes = {
  list: get("/admin/orders", "admin", { failure: "failures.failedFetchOrders", ours: true }),
  get: get("/admin/orders/{id}", "admin", { failure: "failures.failedFetchOrders", ours: true }),
  refund: post("/admin/orders/{id}/refunds", "admin", {
    failure: "failures.failedRefund",
    forbidsImpersonation: true,
    ours: true,
    timeoutMs: 20_000,
    group: "payments",
  }),
  markPaid: put("/admin/orders/{id}/paid", "admin", {
    failure: "failures.failedMarkAsPaid",
    forbidsImpersonation: true,
    ours: true,
  }),
  /** With carrier and tracking number. Repeated with others, it corrects them. */
  markPosted: put("/admin/orders/{id}/posted", "admin", {
    failure: "failures.failedMarkAsPosted",
    forbidsImpersonation: true,
    ours: true,
  }),
  packingSlip: get("/admin/orders/{id}/packing-slip", "admin", {
    failure: "failures.failedGetPackingSlip",
    ours: true,
  }),
  /** Sheets of labels for the tubes, with their barcodes. */
  tubeLabels: get("/admin/orders/{id}/tube-labels", "admin", {
    failure: "failures.failedGetTubeLabels",
    ours: true,
  }),
  cancel: put("/admin/orders/{id}/cancelled", "admin", {
    failure: "failures.failedCancelOrder",
    forbidsImpersonation: true,
    ours: true,
    timeoutMs: 20_000,
    group: "payments",
  }),
  cancelRenewal: del("/admin/orders/{id}/renewal", "admin", {
    failure: "failures.failedEnd",
    forbidsImpersonation: true,
    ours: true,
    timeoutMs: 20_000,
    group: "payments",
  }),
} as const satisfies Routes;
