import { get } from "@/lib/contract/route";
import type { Routes } from "@/lib/contract/contract";

/** DNA profiles of animals, and results of partner laboratories. */
export const dnaProfilesRoutes = {
  get: get("/my/animals/{id}/dna/{barcode}", "session"),
  marsResults: get("/my/animals/{id}/barcodes/{barcode}/mars-results", "session"),
} as const satisfies Routes;
