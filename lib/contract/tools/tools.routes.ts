import type { Routes } from "@/lib/contract/contract";
import { operationFailed } from "@/lib/contract/operation-failed";

export const toolsRoutes = {
  microchip: {
    method: "GET",
    path: "/my/microchip-checker/{id}",
    access: "session",
    body: "none",
    failure: operationFailed,
  },
  publicMicrochip: {
    method: "GET",
    path: "/tools/microchip-checker/{id}",
    access: "anyone",
    body: "none",
    failure: operationFailed,
    ours: true,
  },
  authenticateReport: {
    method: "GET",
    path: "/tools/report-authenticate/{barcode}",
    access: "anyone",
    body: "none",
    failure: operationFailed,
  },
  felineColour: {
    method: "POST",
    path: "/my/feline-colour",
    access: "session",
    body: "json",
    failure: operationFailed,
  },
  publicFelineColour: {
    method: "POST",
    path: "/tools/feline-colour",
    access: "anyone",
    body: "json",
    failure: operationFailed,
    ours: true,
  },
  breedingStrategy: {
    method: "GET",
    path: "/my/breeding-strategy",
    access: "session",
    body: "none",
    failure: operationFailed,
  },
  sampleTracker: {
    method: "GET",
    path: "/tools/sample-tracker/{id}",
    access: "anyone",
    body: "none",
    failure: "Sample tracker details fetch failed",
  },
  transferMultipack: {
    method: "POST",
    path: "/my/transfer-multipack",
    access: "session",
    body: "json",
    failure: "Failed to transfer multipacks",
  },
} as const satisfies Routes;
