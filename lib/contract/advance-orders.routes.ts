import type { Routes } from "./contract";

export const advanceOrdersRoutes = {
  createAdvanceOrder: { method: "POST", path: "/store/orders/advance", access: "session", body: "json", failure: "Something went wrong", isTheirsAlone: true },
  updateAdvanceOrder: { method: "PUT", path: "/store/orders/advance/{id}", access: "session", body: "json", failure: "Something went wrong", isTheirsAlone: true },
} as const satisfies Routes;
