import type { Routes } from "./contract";
import { operationFailed } from "./messages";

export const invoicesRoutes = {
  list: { method: "GET", path: "/my/invoices", access: "session", body: "none", failure: operationFailed },
  one: { method: "GET", path: "/my/invoices/{id}", access: "session", body: "none", failure: operationFailed },
  total: { method: "GET", path: "/my/invoices/total", access: "session", body: "none", failure: "Failed to fetch invoice total" },
} as const satisfies Routes;
