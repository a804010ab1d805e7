import type { Routes } from "@/lib/contract/contract";
import { operationFailed } from "@/lib/contract/operation-failed";

export const orderSuppliesRoutes = {
  createSuppliesOrder: {
    method: "POST",
    path: "/store/orders/advance",
    access: "session",
    body: "json",
    failure: "Something went wrong",
    forbidsImpersonation: true,
  },
  updateSuppliesOrder: {
    method: "PUT",
    path: "/store/orders/advance/{id}",
    access: "session",
    body: "json",
    failure: "Something went wrong",
    forbidsImpersonation: true,
  },
  /** Kits for advance orders, at the prices of the user's country. */
  kits: {
    method: "GET",
    path: "/my/advance-orders/kits",
    access: "session",
    body: "none",
    failure: operationFailed,
    ours: true,
  },
  list: {
    method: "GET",
    path: "/my/advance-orders",
    access: "session",
    body: "none",
    failure: "Failed to fetch orders",
    ours: true,
  },
} as const satisfies Routes;
