import { del, get, post, put } from "@/lib/contract/route";
import type { Routes } from "@/lib/contract/contract";
import { collectorLimits } from "@/lib/config/animals/collector";

export const collectedAnimalsRoutes = {
  list: get("/tools/collected-animal", "session", { failure: "failures.failedFetchAnimals" }),
  create: post("/tools/collected-animal", "session", { failure: "failures.failedCreateCollectedAnimal" }),
  update: put("/tools/collected-animal/{id}", "session", { failure: "failures.failedUpdateCollectedAnimal" }),
  remove: del("/tools/collected-animal/{id}", "session", { failure: "failures.failedDeleteCollectedAnimal" }),
  /** Who records on this device, and the names of breeds for recording offline. */
  collector: get("/my/animals/collected/collector", "session", { ours: true }),
  /**
   * Records of a device, each with its own id: repeated, it changes nothing; corrected, it replaces. A refused one does not
   * stop the others.
   */
  sync: post("/my/animals/collected/sync", "session", {
    maxJsonBytes: collectorLimits.batchBytes,
    failure: "failures.failedSyncCollected",
    forbidsImpersonation: true,
    ours: true,
  }),
  /** The owner's signature, for the agent and admins. */
  signature: get("/my/animals/collected/{id}/signature", "session", {
    failure: "failures.failedSignature",
    ours: true,
  }),
  /** Animals that agents recorded for the caller's address. */
  waiting: get("/my/collected-animals", "session", { ours: true }),
  claim: post("/my/collected-animals/{id}/claim", "session", {
    body: "none",
    failure: "failures.acceptAnimal",
    forbidsImpersonation: true,
    ours: true,
  }),
  decline: post("/my/collected-animals/{id}/decline", "session", {
    body: "none",
    failure: "failures.declineAnimal",
    forbidsImpersonation: true,
    ours: true,
  }),
} as const satisfies Routes;
