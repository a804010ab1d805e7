import type { Routes } from "./contract";
import { operationFailed } from "./operation-failed";

export const myProductsRoutes = {
  one: { method: "GET", path: "/my/store/products/product/{id}", access: "session", body: "none", failure: operationFailed },
} as const satisfies Routes;
