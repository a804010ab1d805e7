import { get, post, put } from "@/lib/contract/route";
import type { Routes } from "@/lib/contract/contract";

export const ordersRoutes = {
  history: get("/my/order-history", "session", { failure: "failures.failedFetchOrders" }),
  get: get("/my/orders/{id}", "session", { failure: "failures.failedFetchOrders", ours: true }),
  pending: get("/my/pending-orders", "session", { failure: "failures.failedFetchOrders" }),
  pendingPayment: get("/my/pending-orders/payment", "session", {
    failure: "failures.failedGetPendingPayments",
  }),
  /** Cancels an unpaid order and returns coupon and points. If it has been paid meanwhile, the response says so. */
  cancel: put("/my/orders/{id}/cancelled", "session", {
    body: "none",
    failure: "failures.failedCancelOrder",
    forbidsImpersonation: true,
    ours: true,
    timeoutMs: 20_000,
    group: "payments",
  }),
  /** Starts one payment for several open orders. */
  payPending: post("/my/pending-orders/payment", "session", {
    forbidsImpersonation: true,
    ours: true,
    timeoutMs: 20_000,
    group: "payments",
  }),
  /** Called when the browser returns; the outcome is read from the provider. */
  settlePending: put("/my/pending-orders/payment", "session", {
    forbidsImpersonation: true,
    ours: true,
    timeoutMs: 20_000,
    group: "payments",
  }),
  /** Same response whether or not the order exists: the link is emailed to the order's address. */
  lookup: post("/store/order-lookup", "anyone", { ours: true }),
} as const satisfies Routes;
