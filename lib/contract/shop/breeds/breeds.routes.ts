import type { Routes } from "@/lib/contract/contract";
import { operationFailed } from "@/lib/contract/operation-failed";

export const breedsRoutes = {
  list: { method: "GET", path: "/breed", access: "anyone", body: "none", failure: "Failed to fetch breeds" },
  get: {
    method: "GET",
    path: "/breed/{id}",
    access: "anyone",
    body: "none",
    failure: "Failed to fetch breed details",
  },
  otherNames: {
    method: "GET",
    path: "/breed/other-names",
    access: "anyone",
    body: "none",
    failure: operationFailed,
    ours: true,
  },
  tests: {
    method: "GET",
    path: "/breed/{id}/tests",
    access: "anyone",
    body: "none",
    failure: operationFailed,
    ours: true,
  },
  offers: {
    method: "GET",
    path: "/breed/{id}/offers",
    access: "anyone",
    body: "none",
    failure: operationFailed,
    ours: true,
  },
} as const satisfies Routes;
