import { limits } from "@/lib/config/limits";
import type { Routes } from "@/lib/contract/contract";

const change = {
  access: "admin",
  body: "json",
  failure: "Failed to change the tube",
  forbidsImpersonation: true,
  ours: true,
} as const;

/** Tubes in the laboratory, for admins. Every change is an event of the laboratory "admin". */
export const adminLabRoutes = {
  list: {
    method: "GET",
    path: "/admin/lab/tubes",
    access: "admin",
    body: "none",
    failure: "Failed to fetch tubes",
    ours: true,
  },
  get: {
    method: "GET",
    path: "/admin/lab/tubes/{barcode}",
    access: "admin",
    body: "none",
    failure: "Failed to fetch tubes",
    ours: true,
  },
  /** One or several tubes. Failed and cancelled ones are skipped. */
  move: { method: "POST", path: "/admin/lab/moves", timeoutMs: 20_000, ...change },
  hold: { method: "POST", path: "/admin/lab/tubes/{barcode}/holds", ...change },
  release: { method: "POST", path: "/admin/lab/tubes/{barcode}/releases", ...change },
  fail: { method: "POST", path: "/admin/lab/tubes/{barcode}/failures", ...change },
  cancel: { method: "POST", path: "/admin/lab/tubes/{barcode}/cancellations", ...change },
  /** Another date for the report. */
  promise: { method: "POST", path: "/admin/lab/tubes/{barcode}/promises", ...change },
  /** A tube without an order is in the post. */
  send: { method: "POST", path: "/admin/lab/tubes/{barcode}/sent", ...change, body: "none" },
  /** A file of genotypes or profiles. With a wrong row nothing is saved, unless `validRowsOnly`. */
  uploadResults: {
    method: "POST",
    path: "/admin/lab/results",
    access: "admin",
    body: { file: ["text/csv"], maxBytes: limits.resultsFileBytes },
    failure: "Failed to upload the results",
    group: "uploads",
    forbidsImpersonation: true,
    ours: true,
    timeoutMs: 20_000,
  },
  /** What customers wrote about kits that they cannot activate. */
  problems: {
    method: "GET",
    path: "/admin/lab/problems",
    access: "admin",
    body: "none",
    failure: "Failed to fetch reported problems",
    ours: true,
  },
  solve: {
    method: "PUT",
    path: "/admin/lab/problems/{id}/solved",
    access: "admin",
    body: "none",
    failure: "Failed to mark as solved",
    forbidsImpersonation: true,
    ours: true,
  },
} as const satisfies Routes;
