import { del, get, post, put } from "@/lib/contract/route";
import type { Routes } from "@/lib/contract/contract";

/** Custom profiles. Guests may build one; saving it under a name needs a session. */
export const customProfilesRoutes = {
  get: get("/store/products/custom-profile/{id}", "anyone", { failure: "Failed to fetch custom profiles" }),
  remove: del("/store/products/custom-profile/{id}", "session", {
    failure: "Failed to delete custom profiles",
  }),
  list: get("/cart/custom-profile", "session", { failure: "Failed to fetch custom profiles" }),
  addItems: post("/cart/custom-profile", "anyone", { failure: "Failed to add items to custom profile" }),
  replace: put("/store/products/custom-profile/{id}", "anyone", {
    failure: "Failed to save custom profile",
    ours: true,
  }),
  /** Products with a single test, to choose from. */
  tests: get("/store/single-tests", "anyone", { ours: true }),
  /** A product that contains the chosen tests for less. */
  betterValue: get("/store/single-tests/better-value", "anyone", { ours: true }),
} as const satisfies Routes;
