import { get, post, put } from "@/lib/contract/route";
import { limits } from "@/lib/config/limits";
import type { Routes } from "@/lib/contract/contract";

const change = {
  failure: "failures.failedChangeTube",
  forbidsImpersonation: true,
  ours: true,
} as const;

/** Tubes in the laboratory, for admins. Every change is an event of the laboratory "admin". */
export const adminLabRoutes = {
  list: get("/admin/lab/tubes", "admin", { failure: "failures.failedFetchTubes", ours: true }),
  get: get("/admin/lab/tubes/{barcode}", "admin", { failure: "failures.failedFetchTubes", ours: true }),
  /** One or several tubes. Failed and cancelled ones are skipped. */
  move: post("/admin/lab/moves", "admin", { ...change, timeoutMs: 20_000 }),
  hold: post("/admin/lab/tubes/{barcode}/holds", "admin", change),
  release: post("/admin/lab/tubes/{barcode}/releases", "admin", change),
  fail: post("/admin/lab/tubes/{barcode}/failures", "admin", change),
  cancel: post("/admin/lab/tubes/{barcode}/cancellations", "admin", change),
  /** Another date for the report. */
  promise: post("/admin/lab/tubes/{barcode}/promises", "admin", change),
  /** A tube without an order is in the post. */
  send: post("/admin/lab/tubes/{barcode}/sent", "admin", { ...change, body: "none" }),
  /** A file of genotypes or profiles. With a wrong row nothing is saved, unless `validRowsOnly`. */
  uploadResults: post("/admin/lab/results", "admin", {
    body: { file: ["text/csv"], maxBytes: limits.resultsFileBytes },
    failure: "failures.failedUploadResults",
    group: "uploads",
    forbidsImpersonation: true,
    ours: true,
    timeoutMs: 20_000,
  }),
  /** What customers wrote about kits that they cannot activate. */
  problems: get("/admin/lab/problems", "admin", {
    failure: "failures.failedFetchReportedProblems",
    ours: true,
  }),
  solve: put("/admin/lab/problems/{id}/solved", "admin", {
    body: "none",
    failure: "failures.failedMarkAsSolved",
    forbidsImpersonation: true,
    ours: true,
  }),
} as const satisfies Routes;
