import { addItemFailed } from "./cart.messages";
import type { Routes } from "@/lib/contract/contract";

export const cartRoutes = {
  create: { method: "POST", path: "/cart", access: "anyone", body: "json", failure: "Failed to create cart" },
  read: {
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
  changeItem: {
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
  noteItem: {
    method: "PUT",
    path: "/cart/{sessionId}/note/{itemId}",
    access: "anyone",
    body: "json",
    failure: "Failed to update item note",
  },
} as const satisfies Routes;
