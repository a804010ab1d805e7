import type { Routes } from "@/lib/contract/contract";
import { operationFailed } from "@/lib/contract/operation-failed";

export const ordersRoutes = {
  history: {
    method: "GET",
    path: "/my/order-history",
    access: "session",
    body: "none",
    failure: "Failed to fetch orders",
  },
  get: {
    method: "GET",
    path: "/my/orders/{id}",
    access: "session",
    body: "none",
    failure: "Failed to fetch orders",
    ours: true,
  },
  pending: {
    method: "GET",
    path: "/my/pending-orders",
    access: "session",
    body: "none",
    failure: "Failed to fetch orders",
  },
  pendingPayment: {
    method: "GET",
    path: "/my/pending-orders/payment",
    access: "session",
    body: "none",
    failure: "Failed to get pending payments",
  },
  /** Cancels an unpaid order and returns coupon and points. If it has been paid meanwhile, the response says so. */
  cancel: {
    method: "PUT",
    path: "/my/orders/{id}/cancelled",
    access: "session",
    body: "none",
    failure: "Failed to cancel the order",
    forbidsImpersonation: true,
    ours: true,
    timeoutMs: 20_000,
    group: "payments",
  },
  /** Starts one payment for several open orders. */
  payPending: {
    method: "POST",
    path: "/my/pending-orders/payment",
    access: "session",
    body: "json",
    failure: operationFailed,
    forbidsImpersonation: true,
    ours: true,
    timeoutMs: 20_000,
    group: "payments",
  },
  /** Called when the browser returns; the outcome is read from the provider. */
  settlePending: {
    method: "PUT",
    path: "/my/pending-orders/payment",
    access: "session",
    body: "json",
    failure: operationFailed,
    forbidsImpersonation: true,
    ours: true,
    timeoutMs: 20_000,
    group: "payments",
  },
  /** Same response whether or not the order exists: the link is emailed to the order's address. */
  lookup: {
    method: "POST",
    path: "/store/order-lookup",
    access: "anyone",
    body: "json",
    failure: operationFailed,
    ours: true,
  },
} as const satisfies Routes;
