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
  /** Reports of the user's animals, newest first. */
  list: {
    method: "GET",
    path: "/my/results",
    access: "session",
    body: "none",
    failure: operationFailed,
    ours: true,
  },
  /** What an animal must be clear of because both its parents are. */
  clearByDescent: {
    method: "GET",
    path: "/my/animals/{id}/clear-by-descent",
    access: "session",
    body: "none",
    failure: operationFailed,
    ours: true,
  },
  /** Tubes that a vet or agent ordered for clients. */
  advance: {
    method: "GET",
    path: "/my/advance-results",
    access: "session",
    body: "none",
    failure: operationFailed,
    ours: true,
  },
} as const satisfies Routes;
