import type { Routes } from "@/lib/contract/contract";
import { operationFailed } from "@/lib/contract/operation-failed";

/** What is known about each tested condition or trait. */
export const factSheetsRoutes = {
  list: {
    method: "GET",
    path: "/my/fact-sheets",
    access: "session",
    body: "none",
    failure: operationFailed,
    ours: true,
  },
  get: {
    method: "GET",
    path: "/my/fact-sheets/{code}",
    access: "session",
    body: "none",
    failure: operationFailed,
    ours: true,
  },
} as const satisfies Routes;
