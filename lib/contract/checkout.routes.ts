import type { Routes } from "./contract";
import { operationFailed } from "./messages";

export const checkoutRoutes = {
  placeOrder: { method: "POST", path: "/store/checkout", access: "anyone", body: "json", failure: operationFailed, isTheirsAlone: true, timeoutMs: 20_000 },
  startPayment: { method: "POST", path: "/store/checkout/payment", access: "anyone", body: "json", failure: operationFailed, isTheirsAlone: true, timeoutMs: 20_000 },
  options: { method: "GET", path: "/store/checkout/options/{sessionId}", access: "anyone", body: "none", failure: operationFailed, ours: true },
  placedOrder: { method: "GET", path: "/store/orders/{token}", access: "anyone", body: "none", failure: operationFailed, ours: true },
  keepCard: { method: "POST", path: "/store/checkout/sandbox/card", access: "anyone", body: "json", failure: operationFailed, ours: true },
  confirmSandbox: { method: "POST", path: "/store/checkout/sandbox/confirm", access: "anyone", body: "json", failure: operationFailed, ours: true },
} as const satisfies Routes;
