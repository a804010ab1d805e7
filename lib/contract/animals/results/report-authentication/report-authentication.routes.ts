import type { Routes } from "@/lib/contract/contract";
import { operationFailed } from "@/lib/contract/operation-failed";

export const reportAuthenticationRoutes = {
  /** Whether reports were issued for a barcode. Never their content. */
  get: {
    method: "GET",
    path: "/tools/report-authenticate/{barcode}",
    access: "anyone",
    body: "none",
    failure: operationFailed,
  },
} as const satisfies Routes;
