import { del, get, post, put } from "@/lib/contract/route";
import type { Routes } from "@/lib/contract/contract";

/** Custom profiles. Guests may build one; saving it under a name needs a session. */
export const customProfilesRoutes = {
  get: get("/store/products/custom-profile/{id}", "anyone", {
    failure: "failures.failedFetchCustomProfiles",
  }),
  remove: del("/store/products/custom-profile/{id}", "session", {
    failure: "failures.failedDeleteCustomProfiles",
  }),
  list: get("/cart/custom-profile", "session", { failure: "failures.failedFetchCustomProfiles" }),
  addItems: post("/cart/custom-profile", "anyone", { failure: "failures.failedAddItemsCustomProfile" }),
  replace: put("/store/products/custom-profile/{id}", "anyone", {
    failure: "failures.failedSaveCustomProfile",
    ours: true,
  }),
  /** Products with a single test, to choose from. */
  tests: get("/store/single-tests", "anyone", { ours: true }),
  /** A product that contains the chosen tests for less. */
  betterValue: get("/store/single-tests/better-value", "anyone", { ours: true }),
} as const satisfies Routes;
