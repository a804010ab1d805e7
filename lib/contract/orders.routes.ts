import type { Routes } from "./contract";

export const ordersRoutes = {
  history: { method: "GET", path: "/my/order-history", access: "session", body: "none", failure: "Failed to fetch orders" },
  pending: { method: "GET", path: "/my/pending-orders", access: "session", body: "none", failure: "Failed to fetch orders" },
  pendingPayment: { method: "GET", path: "/my/pending-orders/payment", access: "session", body: "none", failure: "Failed to get pending payments" },
} as const satisfies Routes;
