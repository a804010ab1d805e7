import { del, get, post, put } from "@/lib/contract/route";
import type { Routes } from "@/lib/contract/contract";

export const cartRoutes = {
  create: post("/cart", "anyone", { failure: "failures.failedCreateCart" }),
  get: get("/cart/{sessionId}", "anyone", { failure: "failures.failedFetchCart" }),
  update: put("/cart/{sessionId}", "anyone", { failure: "failures.failedUpdateCart" }),
  addItem: post("/cart/{sessionId}/item", "anyone", { failure: "failures.failedAddItemCart" }),
  updateItem: put("/cart/{sessionId}/item/{itemId}", "anyone", {
    failure: "failures.failedUpdateItemInCart",
  }),
  removeItem: del("/cart/{sessionId}/item/{itemId}", "anyone", {
    failure: "failures.failedDeleteItemFromCart",
  }),
  updateItemNote: put("/cart/{sessionId}/note/{itemId}", "anyone", {
    failure: "failures.failedUpdateItemNote",
  }),
  shippingMethods: get("/cart/{sessionId}/shipping-methods", "anyone"),
  deliveryOptions: get("/shipping-methods", "anyone", { ours: true }),
  coupon: get("/cart/{sessionId}/coupon/{code}", "anyone"),
  claim: post("/cart/{sessionId}/claim", "session", {
    body: "none",
    failure: "failures.failedClaimCart",
    ours: true,
  }),
} as const satisfies Routes;
