import type { Routes } from "@/lib/contract/contract";
import { operationFailed } from "@/lib/contract/operation-failed";

export const sampleTrackerRoutes = {
  /** By the barcode on the tube. Only the account of the activation sees whose sample it is. */
  get: {
    method: "GET",
    path: "/tools/sample-tracker/{id}",
    access: "anyone",
    body: "none",
    failure: "Sample tracker details fetch failed",
  },
  /** The user's activated kits without a report, those on hold first. */
  list: {
    method: "GET",
    path: "/my/samples",
    access: "session",
    body: "none",
    failure: operationFailed,
    ours: true,
  },
  /** The versions of tracked samples, for the storefront's event streams. */
  versions: {
    method: "POST",
    path: "/sample-tracker/versions",
    access: "anyone",
    body: "json",
    failure: operationFailed,
    isInternal: true,
    ours: true,
  },
} as const satisfies Routes;
