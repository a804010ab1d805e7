import { del, get, post, put } from "@/lib/contract/route";
import type { Routes } from "@/lib/contract/contract";

/** Orders for admins. Calls that move money forbid impersonation. */
export const adminOrdersRoutes = {
  list: get("/admin/orders", "admin", { failure: "Failed to fetch orders", ours: true }),
  get: get("/admin/orders/{id}", "admin", { failure: "Failed to fetch orders", ours: true }),
  refund: post("/admin/orders/{id}/refunds", "admin", {
    failure: "Failed to refund",
    forbidsImpersonation: true,
    ours: true,
    timeoutMs: 20_000,
    group: "payments",
  }),
  markPaid: put("/admin/orders/{id}/paid", "admin", {
    failure: "Failed to mark as paid",
    forbidsImpersonation: true,
    ours: true,
  }),
  /** With carrier and tracking number. Repeated with others, it corrects them. */
  markPosted: put("/admin/orders/{id}/posted", "admin", {
    failure: "Failed to mark as posted",
    forbidsImpersonation: true,
    ours: true,
  }),
  packingSlip: get("/admin/orders/{id}/packing-slip", "admin", {
    failure: "Failed to get the packing slip",
    ours: true,
  }),
  /** Sheets of labels for the tubes, with their barcodes. */
  tubeLabels: get("/admin/orders/{id}/tube-labels", "admin", {
    failure: "Failed to get the tube labels",
    ours: true,
  }),
  cancel: put("/admin/orders/{id}/cancelled", "admin", {
    failure: "Failed to cancel the order",
    forbidsImpersonation: true,
    ours: true,
    timeoutMs: 20_000,
    group: "payments",
  }),
  cancelRenewal: del("/admin/orders/{id}/renewal", "admin", {
    failure: "Failed to end it",
    forbidsImpersonation: true,
    ours: true,
    timeoutMs: 20_000,
    group: "payments",
  }),
} as const satisfies Routes;
