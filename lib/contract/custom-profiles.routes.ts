import type { Routes } from "./contract";

export const customProfilesRoutes = {
  read: { method: "GET", path: "/store/products/custom-profile/{id}", access: "anyone", body: "none", failure: "Failed to fetch custom profiles" },
  remove: { method: "DELETE", path: "/store/products/custom-profile/{id}", access: "session", body: "none", failure: "Failed to delete custom profiles" },
  list: { method: "GET", path: "/cart/custom-profile", access: "session", body: "none", failure: "Failed to fetch custom profiles" },
  addItems: { method: "POST", path: "/cart/custom-profile", access: "session", body: "json", failure: "Failed to add items to custom profile" },
} as const satisfies Routes;
