import type { Routes } from "@/lib/contract/contract";
import { operationFailed } from "@/lib/contract/operation-failed";

export const securityRoutes = {
  question: {
    method: "GET",
    path: "/security-question",
    access: "anyone",
    body: "none",
    failure: operationFailed,
    ours: true,
  },
} as const satisfies Routes;
