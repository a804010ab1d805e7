import type { Routes } from "@/lib/contract/contract";
import { operationFailed } from "@/lib/contract/operation-failed";

/** What payment providers tell. The storefront takes it at `/api/webhooks/…` and passes it on as it came; nobody else can. */
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
  },
} as const satisfies Routes;
