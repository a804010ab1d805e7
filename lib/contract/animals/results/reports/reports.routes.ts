import { get } from "@/lib/contract/route";
import type { Routes } from "@/lib/contract/contract";

/** Signed documents made of results, as PDF. */
export const reportsRoutes = {
  breedCertificate: get("/my/animals/{id}/results/{barcode}/breed-certificate", "session", {
    group: "documents",
  }),
  report: get("/my/animals/{id}/results/{barcode}/report", "session", { group: "documents" }),
  singleReport: get("/my/animals/{id}/results/reports/{key}/single", "session", { group: "documents" }),
  certificate: get("/my/animals/{id}/results/reports/certificate", "session", { group: "documents" }),
  /** What can be downloaded for an animal, by report, and which documents were issued. */
  list: get("/my/animals/{id}/documents", "session", { ours: true }),
} as const satisfies Routes;
