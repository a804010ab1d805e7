import { get } from "@/lib/contract/route";
import type { Routes } from "@/lib/contract/contract";

/** Read-only access of Dogs Victoria to animals whose owners agreed. */
export const dvAccessRoutes = {
  list: get("/my/dv-access", "session", { failure: "failures.failedFetchAnimals", ours: true }),
  /** Barcodes and outcomes as a table. */
  exportTable: get("/my/dv-access/export", "session", {
    failure: "failures.failedExportAnimals",
    forbidsImpersonation: true,
    group: "documents",
    timeoutMs: 30_000,
    ours: true,
  }),
  /** When Dogs Victoria saw an animal; for its owner. */
  reads: get("/my/animals/{id}/dv-reads", "session", { ours: true }),
} as const satisfies Routes;
