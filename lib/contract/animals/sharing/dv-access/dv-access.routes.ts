import type { Routes } from "@/lib/contract/contract";
import { operationFailed } from "@/lib/contract/operation-failed";

/** Read-only access of Dogs Victoria to animals whose owners agreed. */
export const dvAccessRoutes = {
  list: {
    method: "GET",
    path: "/my/dv-access",
    access: "session",
    body: "none",
    failure: "Failed to fetch animals",
    ours: true,
  },
  /** Barcodes and outcomes as a table. */
  exportTable: {
    method: "GET",
    path: "/my/dv-access/export",
    access: "session",
    body: "none",
    failure: "Failed to export animals",
    forbidsImpersonation: true,
    group: "documents",
    timeoutMs: 30_000,
    ours: true,
  },
  /** When Dogs Victoria saw an animal; for its owner. */
  reads: {
    method: "GET",
    path: "/my/animals/{id}/dv-reads",
    access: "session",
    body: "none",
    failure: operationFailed,
    ours: true,
  },
} as const satisfies Routes;
