import { del, get, post, put } from "@/lib/contract/route";
import { acmLimits, acmScanTypes } from "@/lib/config/community/acm-forms";
import type { Routes } from "@/lib/contract/contract";

/** Animal Collection and Microchip forms, which certify a sample. */
export const acmFormsRoutes = {
  list: get("/my/acm-requests", "session", { failure: "failures.fetchForms", ours: true }),
  create: post("/my/acm-requests", "session", { failure: "failures.requestForm", ours: true }),
  get: get("/my/acm-requests/{id}", "session", { failure: "failures.fetchForms", ours: true }),
  /** The filled form as PDF. Opening it first issues the form. */
  file: get("/my/acm-requests/{id}/file", "session", { group: "documents", timeoutMs: 20_000, ours: true }),
  /** Removes signatures of what was stated before. */
  fill: put("/my/acm-requests/{id}", "session", { ours: true }),
  /** With both signatures the form is signed. */
  sign: post("/my/acm-requests/{id}/signatures", "session", { forbidsImpersonation: true, ours: true }),
  /** The form signed on paper. */
  uploadScan: put("/my/acm-requests/{id}/scan", "session", {
    body: { file: acmScanTypes, maxBytes: acmLimits.scanBytes },
    group: "uploads",
    timeoutMs: 20_000,
    forbidsImpersonation: true,
    ours: true,
  }),
  scan: get("/my/acm-requests/{id}/scan", "session", { group: "documents", ours: true }),
  /** To the activated sample with the barcode on the form. */
  attach: put("/my/acm-requests/{id}/sample", "session", { body: "none", ours: true }),
  /** Until it is signed. */
  remove: del("/my/acm-requests/{id}", "session", { failure: "failures.deleteForm", ours: true }),
} as const satisfies Routes;
