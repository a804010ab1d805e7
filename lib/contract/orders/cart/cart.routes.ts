import { addItemFailed } from "./cart.messages";
import type { Routes } from "@/lib/contract/contract";
import { operationFailed } from "@/lib/contract/operation-failed";

export const cartRoutes = {
  create: { method: "POST", path: "/cart", access: "anyone", body: "json", failure: "Failed to create cart" },
  get: {
    method: "GET",
    path: "/cart/{sessionId}",
    access: "anyone",
    body: "none",
    failure: "Failed to fetch cart",
  },
  update: {
    method: "PUT",
    path: "/cart/{sessionId}",
    access: "anyone",
    body: "json",
    failure: "Failed to update cart",
  },
  addItem: {
    method: "POST",
    path: "/cart/{sessionId}/item",
    access: "anyone",
    body: "json",
    failure: addItemFailed,
  },
  updateItem: {
    method: "PUT",
    path: "/cart/{sessionId}/item/{itemId}",
    access: "anyone",
    body: "json",
    failure: "Failed to update item in cart",
  },
  removeItem: {
    method: "DELETE",
    path: "/cart/{sessionId}/item/{itemId}",
    access: "anyone",
    body: "none",
    failure: "Failed to delete item from cart",
  },
  updateItemNote: {
    method: "PUT",
    path: "/cart/{sessionId}/note/{itemId}",
    access: "anyone",
    body: "json",
    failure: "Failed to update item note",
  },
  shippingMethods: {
    method: "GET",
    path: "/cart/{sessionId}/shipping-methods",
    access: "anyone",
    body: "none",
    failure: operationFailed,
  },
  coupon: {
    method: "GET",
    path: "/cart/{sessionId}/coupon/{code}",
    access: "anyone",
    body: "none",
    failure: operationFailed,
  },
  claim: {
    method: "POST",
    path: "/cart/{sessionId}/claim",
    access: "session",
    body: "none",
    failure: "Failed to claim cart",
    ours: true,
  },
} as const satisfies Routes;
