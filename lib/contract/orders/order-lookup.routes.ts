import type { Routes } from "@/lib/contract/contract";
import { operationFailed } from "@/lib/contract/operation-failed";

export const orderLookupRoutes = {
  /** Answered alike whether there is such an order or not: what it says goes to the order's own mailbox. */
  ask: {
    method: "POST",
    path: "/store/order-lookup",
    access: "anyone",
    body: "json",
    failure: operationFailed,
    ours: true,
  },
} as const satisfies Routes;
