import { get, post, put } from "@/lib/contract/route";
import type { Routes } from "@/lib/contract/contract";

export const orderSuppliesRoutes = {
  createSuppliesOrder: post("/store/orders/advance", "session", {
    failure: "failures.somethingWentWrong",
    forbidsImpersonation: true,
  }),
  updateSuppliesOrder: put("/store/orders/advance/{id}", "session", {
    failure: "failures.somethingWentWrong",
    forbidsImpersonation: true,
  }),
  /** Kits for advance orders, at the prices of the user's country. */
  kits: get("/my/advance-orders/kits", "session", { ours: true }),
  list: get("/my/advance-orders", "session", { failure: "failures.failedFetchOrders", ours: true }),
} as const satisfies Routes;
