import type { Routes } from "./contract";

/** Orders as administrators see them. What moves money is done under one's own name only. */
export const ordersDeskRoutes = {
  list: { method: "GET", path: "/admin/orders", access: "admin", body: "none", failure: "Failed to fetch orders", ours: true },
  one: { method: "GET", path: "/admin/orders/{id}", access: "admin", body: "none", failure: "Failed to fetch orders", ours: true },
  refund: { method: "POST", path: "/admin/orders/{id}/refunds", access: "admin", body: "json", failure: "Failed to refund", isTheirsAlone: true, ours: true, timeoutMs: 20_000 },
  markPaid: { method: "PUT", path: "/admin/orders/{id}/paid", access: "admin", body: "json", failure: "Failed to mark as paid", isTheirsAlone: true, ours: true },
  cancel: { method: "PUT", path: "/admin/orders/{id}/cancelled", access: "admin", body: "json", failure: "Failed to cancel the order", isTheirsAlone: true, ours: true, timeoutMs: 20_000 },
  endRenewal: { method: "DELETE", path: "/admin/orders/{id}/renewal", access: "admin", body: "none", failure: "Failed to end it", isTheirsAlone: true, ours: true, timeoutMs: 20_000 },
} as const satisfies Routes;
