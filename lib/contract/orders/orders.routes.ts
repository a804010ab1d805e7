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
  /** One that waits for money; what was used for it comes back. Paid this very moment, it stays, and the answer says so. */
  cancel: {
    method: "PUT",
    path: "/my/orders/{id}/cancelled",
    access: "session",
    body: "none",
    failure: "Failed to cancel the order",
    forbidsImpersonation: true,
    ours: true,
    timeoutMs: 20_000,
  },
  /** Begins one payment for several open orders. */
  payPending: {
    method: "POST",
    path: "/my/pending-orders/payment",
    access: "session",
    body: "json",
    failure: operationFailed,
    forbidsImpersonation: true,
    ours: true,
    timeoutMs: 20_000,
  },
  /** What became of it: the browser says that it is done, the provider whether it is. */
  settlePending: {
    method: "PUT",
    path: "/my/pending-orders/payment",
    access: "session",
    body: "json",
    failure: operationFailed,
    forbidsImpersonation: true,
    ours: true,
    timeoutMs: 20_000,
  },
  /** Answered alike whether there is such an order or not: what it says goes to the order's own mailbox. */
  lookup: {
    method: "POST",
    path: "/store/order-lookup",
    access: "anyone",
    body: "json",
    failure: operationFailed,
    ours: true,
  },
} as const satisfies Routes;
