import type { Routes } from "./contract";
import { operationFailed } from "./operation-failed";

export const securityRoutes = {
  question: { method: "GET", path: "/security-question", access: "anyone", body: "none", failure: operationFailed, ours: true },
} as const satisfies Routes;
