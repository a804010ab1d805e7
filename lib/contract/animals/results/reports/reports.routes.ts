import type { Routes } from "@/lib/contract/contract";
import { operationFailed } from "@/lib/contract/operation-failed";

/** Signed documents made of results, as PDF. */
export const reportsRoutes = {
  breedCertificate: {
    method: "GET",
    path: "/my/animals/{id}/results/{barcode}/breed-certificate",
    access: "session",
    body: "none",
    failure: operationFailed,
    group: "documents",
  },
  report: {
    method: "GET",
    path: "/my/animals/{id}/results/{barcode}/report",
    access: "session",
    body: "none",
    failure: operationFailed,
    group: "documents",
  },
  singleReport: {
    method: "GET",
    path: "/my/animals/{id}/results/reports/{key}/single",
    access: "session",
    body: "none",
    failure: operationFailed,
    group: "documents",
  },
  certificate: {
    method: "GET",
    path: "/my/animals/{id}/results/reports/certificate",
    access: "session",
    body: "none",
    failure: operationFailed,
    group: "documents",
  },
  /** What can be downloaded for an animal, by report, and which documents were issued. */
  list: {
    method: "GET",
    path: "/my/animals/{id}/documents",
    access: "session",
    body: "none",
    failure: operationFailed,
    ours: true,
  },
} as const satisfies Routes;
