import { get } from "@/lib/contract/route";
import type { Routes } from "@/lib/contract/contract";

export const myProductsRoutes = {
  get: get("/my/store/products/product/{id}", "session"),
} as const satisfies Routes;
