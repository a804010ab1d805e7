import type { Routes } from "./contract";
import { operationFailed } from "./operation-failed";

export const orderLookupRoutes = {
  /** Answered alike whether there is such an order or not: what it says goes to the order's own mailbox. */
  ask: { method: "POST", path: "/store/order-lookup", access: "anyone", body: "json", failure: operationFailed, ours: true },
} as const satisfies Routes;
