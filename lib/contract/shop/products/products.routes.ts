import type { Routes } from "@/lib/contract/contract";
import { operationFailed } from "@/lib/contract/operation-failed";

export const productsRoutes = {
  list: { method: "GET", path: "/store/products", access: "anyone", body: "none", failure: operationFailed },
  facets: {
    method: "GET",
    path: "/store/products/facets",
    access: "anyone",
    body: "none",
    failure: operationFailed,
    ours: true,
  },
  offers: {
    method: "GET",
    path: "/store/products/offers",
    access: "anyone",
    body: "none",
    failure: operationFailed,
    ours: true,
  },
  get: {
    method: "GET",
    path: "/store/products/product/{id}",
    access: "anyone",
    body: "none",
    failure: operationFailed,
  },
  listByBreed: {
    method: "GET",
    path: "/store/products/breed",
    access: "anyone",
    body: "none",
    failure: operationFailed,
  },
  tests: {
    method: "GET",
    path: "/store/tests",
    access: "anyone",
    body: "none",
    failure: operationFailed,
    ours: true,
  },
} as const satisfies Routes;
