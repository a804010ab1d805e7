import type { Routes } from "@/lib/contract/contract";
import { operationFailed } from "@/lib/contract/operation-failed";

export const resultsRoutes = {
  get: {
    method: "GET",
    path: "/my/animals/{id}/results/{barcode}",
    access: "session",
    body: "none",
    failure: operationFailed,
  },
} as const satisfies Routes;
