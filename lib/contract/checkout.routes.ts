import type { Routes } from "./contract";
import { operationFailed } from "./messages";

export const checkoutRoutes = {
  placeOrder: { method: "POST", path: "/store/checkout", access: "anyone", body: "json", failure: operationFailed, isTheirsAlone: true },
  startPayment: { method: "POST", path: "/store/checkout/payment", access: "anyone", body: "json", failure: operationFailed, isTheirsAlone: true },
  createAdvanceOrder: { method: "POST", path: "/store/orders/advance", access: "session", body: "json", failure: "Something went wrong", isTheirsAlone: true },
  updateAdvanceOrder: { method: "PUT", path: "/store/orders/advance/{id}", access: "session", body: "json", failure: "Something went wrong", isTheirsAlone: true },
} as const satisfies Routes;
