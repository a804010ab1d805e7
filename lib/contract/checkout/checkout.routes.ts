import type { Routes } from "@/lib/contract/contract";
import { operationFailed } from "@/lib/contract/operation-failed";

export const checkoutRoutes = {
  placeOrder: {
    method: "POST",
    path: "/store/checkout",
    access: "anyone",
    body: "json",
    failure: operationFailed,
    forbidsImpersonation: true,
    timeoutMs: 20_000,
  },
  startPayment: {
    method: "POST",
    path: "/store/checkout/payment",
    access: "anyone",
    body: "json",
    failure: operationFailed,
    forbidsImpersonation: true,
    timeoutMs: 20_000,
  },
  options: {
    method: "GET",
    path: "/store/checkout/options/{sessionId}",
    access: "anyone",
    body: "none",
    failure: operationFailed,
    ours: true,
  },
  placedOrder: {
    method: "GET",
    path: "/store/orders/{token}",
    access: "anyone",
    body: "none",
    failure: operationFailed,
    ours: true,
  },
  /** Cancels the renewal started by this order. For an account's order only its owner may. */
  cancelRenewal: {
    method: "DELETE",
    path: "/store/orders/{token}/renewal",
    access: "anyone",
    body: "none",
    failure: "Failed to end it",
    forbidsImpersonation: true,
    ours: true,
    timeoutMs: 20_000,
  },
  createSandboxCard: {
    method: "POST",
    path: "/store/checkout/sandbox/card",
    access: "anyone",
    body: "json",
    failure: operationFailed,
    ours: true,
  },
  confirmSandbox: {
    method: "POST",
    path: "/store/checkout/sandbox/confirm",
    access: "anyone",
    body: "json",
    failure: operationFailed,
    ours: true,
  },
} as const satisfies Routes;
