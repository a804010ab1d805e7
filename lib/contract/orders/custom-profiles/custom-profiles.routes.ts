import type { Routes } from "@/lib/contract/contract";
import { operationFailed } from "@/lib/contract/operation-failed";

/** Custom profiles. Guests may build one; saving it under a name needs a session. */
export const customProfilesRoutes = {
  get: {
    method: "GET",
    path: "/store/products/custom-profile/{id}",
    access: "anyone",
    body: "none",
    failure: "Failed to fetch custom profiles",
  },
  remove: {
    method: "DELETE",
    path: "/store/products/custom-profile/{id}",
    access: "session",
    body: "none",
    failure: "Failed to delete custom profiles",
  },
  list: {
    method: "GET",
    path: "/cart/custom-profile",
    access: "session",
    body: "none",
    failure: "Failed to fetch custom profiles",
  },
  addItems: {
    method: "POST",
    path: "/cart/custom-profile",
    access: "anyone",
    body: "json",
    failure: "Failed to add items to custom profile",
  },
  replace: {
    method: "PUT",
    path: "/store/products/custom-profile/{id}",
    access: "anyone",
    body: "json",
    failure: "Failed to save custom profile",
    ours: true,
  },
  /** Products with a single test, to choose from. */
  tests: {
    method: "GET",
    path: "/store/single-tests",
    access: "anyone",
    body: "none",
    failure: operationFailed,
    ours: true,
  },
  /** A product that contains the chosen tests for less. */
  betterValue: {
    method: "GET",
    path: "/store/single-tests/better-value",
    access: "anyone",
    body: "none",
    failure: operationFailed,
    ours: true,
  },
} as const satisfies Routes;
