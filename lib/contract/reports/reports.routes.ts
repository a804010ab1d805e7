import type { Routes } from "@/lib/contract/contract";
import { operationFailed } from "@/lib/contract/operation-failed";

/** Documents made of results. */
export const reportsRoutes = {
  breedCertificate: {
    method: "GET",
    path: "/my/animals/{id}/results/{barcode}/breed-certificate",
    access: "session",
    body: "none",
    failure: operationFailed,
  },
  report: {
    method: "GET",
    path: "/my/animals/{id}/results/{barcode}/report",
    access: "session",
    body: "none",
    failure: operationFailed,
  },
  dna: {
    method: "GET",
    path: "/my/animals/{id}/dna/{barcode}",
    access: "session",
    body: "none",
    failure: operationFailed,
  },
  singleReport: {
    method: "GET",
    path: "/my/animals/{id}/results/reports/{key}/single",
    access: "session",
    body: "none",
    failure: operationFailed,
  },
  certificate: {
    method: "GET",
    path: "/my/animals/{id}/results/reports/certificate",
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
