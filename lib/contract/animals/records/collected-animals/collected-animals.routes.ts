import type { Routes } from "@/lib/contract/contract";
import { collectorLimits } from "@/lib/config/collector";
import { operationFailed } from "@/lib/contract/operation-failed";

export const collectedAnimalsRoutes = {
  list: {
    method: "GET",
    path: "/tools/collected-animal",
    access: "session",
    body: "none",
    failure: "Failed to fetch animals",
  },
  create: {
    method: "POST",
    path: "/tools/collected-animal",
    access: "session",
    body: "json",
    failure: "Failed to create collected animal",
  },
  update: {
    method: "PUT",
    path: "/tools/collected-animal/{id}",
    access: "session",
    body: "json",
    failure: "Failed to update collected animal",
  },
  remove: {
    method: "DELETE",
    path: "/tools/collected-animal/{id}",
    access: "session",
    body: "none",
    failure: "Failed to delete collected animal",
  },
  /** Who records on this device, and the names of breeds for recording offline. */
  collector: {
    method: "GET",
    path: "/my/animals/collected/collector",
    access: "session",
    body: "none",
    failure: operationFailed,
    ours: true,
  },
  /**
   * Records of a device, each with its own id: repeated, it changes nothing; corrected, it replaces. A refused one does not
   * stop the others.
   */
  sync: {
    method: "POST",
    path: "/my/animals/collected/sync",
    access: "session",
    body: "json",
    maxJsonBytes: collectorLimits.batchBytes,
    failure: "Failed to send the records",
    forbidsImpersonation: true,
    ours: true,
  },
  /** The owner's signature, for the agent and admins. */
  signature: {
    method: "GET",
    path: "/my/animals/collected/{id}/signature",
    access: "session",
    body: "none",
    failure: "Failed to fetch the signature",
    ours: true,
  },
  /** Animals that agents recorded for the caller's address. */
  waiting: {
    method: "GET",
    path: "/my/collected-animals",
    access: "session",
    body: "none",
    failure: operationFailed,
    ours: true,
  },
  claim: {
    method: "POST",
    path: "/my/collected-animals/{id}/claim",
    access: "session",
    body: "none",
    failure: "Failed to accept the animal",
    forbidsImpersonation: true,
    ours: true,
  },
  decline: {
    method: "POST",
    path: "/my/collected-animals/{id}/decline",
    access: "session",
    body: "none",
    failure: "Failed to decline the animal",
    forbidsImpersonation: true,
    ours: true,
  },
} as const satisfies Routes;
