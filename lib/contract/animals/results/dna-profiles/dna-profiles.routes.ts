import type { Routes } from "@/lib/contract/contract";
import { operationFailed } from "@/lib/contract/operation-failed";

/** DNA profiles of animals, and results of partner laboratories. */
export const dnaProfilesRoutes = {
  get: {
    method: "GET",
    path: "/my/animals/{id}/dna/{barcode}",
    access: "session",
    body: "none",
    failure: operationFailed,
  },
  marsResults: {
    method: "GET",
    path: "/my/animals/{id}/barcodes/{barcode}/mars-results",
    access: "session",
    body: "none",
    failure: operationFailed,
  },
} as const satisfies Routes;
