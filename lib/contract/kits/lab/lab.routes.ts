import { post } from "@/lib/contract/route";
import type { Routes } from "@/lib/contract/contract";

export const labRoutes = {
  /** What laboratories report about tubes. Every event gets an answer of its own. */
  events: post("/lab/events", "anyone", { servedBy: "storefront", signedBy: "lab-signature", ours: true }),
  /** The same batch from the storefront, unchanged: the signature covers its bytes. */
  receiveEvents: post("/lab/signed-events", "anyone", { ours: true, isInternal: true, timeoutMs: 20_000 }),
} as const satisfies Routes;
