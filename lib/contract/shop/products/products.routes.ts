import { get } from "@/lib/contract/route";
import type { Routes } from "@/lib/contract/contract";

export const productsRoutes = {
  list: get("/store/products", "anyone", { cacheTag: "catalogue" }),
  facets: get("/store/products/facets", "anyone", { ours: true }),
  offers: get("/store/products/offers", "anyone", { ours: true }),
  get: get("/store/products/product/{id}", "anyone", { cacheTag: "product" }),
  listByBreed: get("/store/products/breed", "anyone", { cacheTag: "catalogue" }),
  changes: get("/store/changes", "anyone", { ours: true }),
  tests: get("/store/tests", "anyone", { ours: true }),
} as const satisfies Routes;
