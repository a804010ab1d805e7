import { get } from "@/lib/contract/route";
import type { Routes } from "@/lib/contract/contract";

export const reportAuthenticationRoutes = {
  /** Whether reports were issued for a barcode. Never their content. */
  get: get("/tools/report-authenticate/{barcode}", "anyone"),
} as const satisfies Routes;
