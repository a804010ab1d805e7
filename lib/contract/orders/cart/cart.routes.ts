import { del, get, post, put } from "@/lib/contract/route";
import { addItemFailed } from "./cart.messages";
import type { Routes } from "@/lib/contract/contract";

export const cartRoutes = {
  create: post("/cart", "anyone", { failure: "Failed to create cart" }),
  get: get("/cart/{sessionId}", "anyone", { failure: "Failed to fetch cart" }),
  update: put("/cart/{sessionId}", "anyone", { failure: "Failed to update cart" }),
  addItem: post("/cart/{sessionId}/item", "anyone", { failure: addItemFailed }),
  updateItem: put("/cart/{sessionId}/item/{itemId}", "anyone", { failure: "Failed to update item in cart" }),
  removeItem: del("/cart/{sessionId}/item/{itemId}", "anyone", {
    failure: "Failed to delete item from cart",
  }),
  updateItemNote: put("/cart/{sessionId}/note/{itemId}", "anyone", { failure: "Failed to update item note" }),
  shippingMethods: get("/cart/{sessionId}/shipping-methods", "anyone"),
  deliveryOptions: get("/shipping-methods", "anyone", { ours: true }),
  coupon: get("/cart/{sessionId}/coupon/{code}", "anyone"),
  claim: post("/cart/{sessionId}/claim", "session", {
    body: "none",
    failure: "Failed to claim cart",
    ours: true,
  }),
} as const satisfies Routes;
