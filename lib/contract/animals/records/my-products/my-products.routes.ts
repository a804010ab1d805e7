import type { Routes } from "@/lib/contract/contract";
import { operationFailed } from "@/lib/contract/operation-failed";

export const myProductsRoutes = {
  get: {
    method: "GET",
    path: "/my/store/products/product/{id}",
    access: "session",
    body: "none",
    failure: operationFailed,
  },
} as const satisfies Routes;
