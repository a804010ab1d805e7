import type { Routes } from "@/lib/contract/contract";
import { operationFailed } from "@/lib/contract/operation-failed";

/** Payment provider events. The storefront receives them at `/api/webhooks/…` and forwards them unchanged; browsers cannot call this. */
export const paymentsRoutes = {
  receiveEvent: {
    method: "POST",
    path: "/payments/events/{provider}",
    access: "anyone",
    body: "json",
    failure: operationFailed,
    ours: true,
    isInternal: true,
    timeoutMs: 20_000,
    group: "payments",
  },
} as const satisfies Routes;
