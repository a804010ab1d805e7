import { get, post } from "@/lib/contract/route";
import type { Routes } from "@/lib/contract/contract";

export const sampleTrackerRoutes = {
  /** By the barcode on the tube. Only the account of the activation sees whose sample it is. */
  get: get("/tools/sample-tracker/{id}", "anyone", { failure: "failures.sampleTrackerDetailsFetchFailed" }),
  /** The user's activated kits without a report, those on hold first. */
  list: get("/my/samples", "session", { ours: true }),
  /** The versions of tracked samples, for the storefront's event streams. */
  versions: post("/sample-tracker/versions", "anyone", { isInternal: true, ours: true }),
} as const satisfies Routes;
