import { acmLimits, acmScanTypes } from "@/lib/config/acm-forms";
import type { Routes } from "@/lib/contract/contract";
import { operationFailed } from "@/lib/contract/operation-failed";

/** Animal Collection and Microchip forms, which certify a sample. */
export const acmFormsRoutes = {
  list: {
    method: "GET",
    path: "/my/acm-requests",
    access: "session",
    body: "none",
    failure: "Failed to fetch forms",
    ours: true,
  },
  create: {
    method: "POST",
    path: "/my/acm-requests",
    access: "session",
    body: "json",
    failure: "Failed to request the form",
    ours: true,
  },
  get: {
    method: "GET",
    path: "/my/acm-requests/{id}",
    access: "session",
    body: "none",
    failure: "Failed to fetch forms",
    ours: true,
  },
  /** The filled form as PDF. Opening it first issues the form. */
  file: {
    method: "GET",
    path: "/my/acm-requests/{id}/file",
    access: "session",
    body: "none",
    failure: operationFailed,
    group: "documents",
    timeoutMs: 20_000,
    ours: true,
  },
  /** Removes signatures of what was stated before. */
  fill: {
    method: "PUT",
    path: "/my/acm-requests/{id}",
    access: "session",
    body: "json",
    failure: operationFailed,
    ours: true,
  },
  /** With both signatures the form is signed. */
  sign: {
    method: "POST",
    path: "/my/acm-requests/{id}/signatures",
    access: "session",
    body: "json",
    failure: operationFailed,
    forbidsImpersonation: true,
    ours: true,
  },
  /** The form signed on paper. */
  uploadScan: {
    method: "PUT",
    path: "/my/acm-requests/{id}/scan",
    access: "session",
    body: { file: acmScanTypes, maxBytes: acmLimits.scanBytes },
    failure: operationFailed,
    group: "uploads",
    timeoutMs: 20_000,
    forbidsImpersonation: true,
    ours: true,
  },
  scan: {
    method: "GET",
    path: "/my/acm-requests/{id}/scan",
    access: "session",
    body: "none",
    failure: operationFailed,
    group: "documents",
    ours: true,
  },
  /** To the activated sample with the barcode on the form. */
  attach: {
    method: "PUT",
    path: "/my/acm-requests/{id}/sample",
    access: "session",
    body: "none",
    failure: operationFailed,
    ours: true,
  },
  /** Until it is signed. */
  remove: {
    method: "DELETE",
    path: "/my/acm-requests/{id}",
    access: "session",
    body: "none",
    failure: "Failed to delete the form",
    ours: true,
  },
} as const satisfies Routes;
