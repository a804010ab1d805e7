import type { Routes } from "@/lib/contract/contract";
import { operationFailed } from "@/lib/contract/operation-failed";

export const labRoutes = {
  /** What laboratories report about tubes. Every event gets an answer of its own. */
  events: {
    method: "POST",
    path: "/lab/events",
    access: "anyone",
    body: "json",
    failure: operationFailed,
    servedBy: "storefront",
    signedBy: "lab-signature",
    ours: true,
  },
  /** The same batch from the storefront, unchanged: the signature covers its bytes. */
  receiveEvents: {
    method: "POST",
    path: "/lab/signed-events",
    access: "anyone",
    body: "json",
    failure: operationFailed,
    ours: true,
    isInternal: true,
    timeoutMs: 20_000,
  },
} as const satisfies Routes;
