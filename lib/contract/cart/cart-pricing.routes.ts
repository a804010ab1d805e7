import type { Routes } from "@/lib/contract/contract";
import { operationFailed } from "@/lib/contract/operation-failed";

export const cartPricingRoutes = {
  shippingMethods: {
    method: "GET",
    path: "/cart/{sessionId}/shipping-methods",
    access: "anyone",
    body: "none",
    failure: operationFailed,
  },
  coupon: {
    method: "GET",
    path: "/cart/{sessionId}/coupon/{code}",
    access: "anyone",
    body: "none",
    failure: operationFailed,
  },
} as const satisfies Routes;
