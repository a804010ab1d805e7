import { post } from "@/lib/contract/route";
import type { Routes } from "@/lib/contract/contract";

/** Payment provider events. The storefront receives them at `/api/webhooks/…` and forwards them unchanged; browsers cannot call this. */
export const paymentsRoutes = {
  receiveEvent: post("/payments/events/{provider}", "anyone", {
    ours: true,
    isInternal: true,
    timeoutMs: 20_000,
    group: "payments",
  }),
} as const satisfies Routes;
