import { del, get, post } from "@/lib/contract/route";
import type { Routes } from "@/lib/contract/contract";

export const checkoutRoutes = {
  placeOrder: post("/store/checkout", "anyone", {
    forbidsImpersonation: true,
    timeoutMs: 20_000,
    group: "payments",
  }),
  startPayment: post("/store/checkout/payment", "anyone", {
    forbidsImpersonation: true,
    timeoutMs: 20_000,
    group: "payments",
  }),
  options: get("/store/checkout/options/{sessionId}", "anyone", { ours: true }),
  placedOrder: get("/store/orders/{token}", "anyone", { ours: true }),
  /** Cancels the renewal started by this order. For an account's order only its owner may. */
  cancelRenewal: del("/store/orders/{token}/renewal", "anyone", {
    failure: "failures.failedEnd",
    forbidsImpersonation: true,
    ours: true,
    timeoutMs: 20_000,
    group: "payments",
  }),
  createSandboxCard: post("/store/checkout/sandbox/card", "anyone", { ours: true }),
  confirmSandbox: post("/store/checkout/sandbox/confirm", "anyone", { ours: true, group: "payments" }),
} as const satisfies Routes;
