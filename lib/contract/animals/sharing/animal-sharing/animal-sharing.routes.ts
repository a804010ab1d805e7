import type { Routes } from "@/lib/contract/contract";
import { operationFailed } from "@/lib/contract/operation-failed";

export const animalSharingRoutes = {
  /** Sharing again with the same person or club replaces what they see, and until when. */
  share: {
    method: "POST",
    path: "/my/animals/{id}/share",
    access: "session",
    body: "json",
    failure: operationFailed,
    forbidsImpersonation: true,
  },
  /** Who can see the animal; for its owner. */
  list: {
    method: "GET",
    path: "/my/animals/{id}/share",
    access: "session",
    body: "none",
    failure: operationFailed,
    ours: true,
  },
  /** Ends one share or, without its id, all of the owner's. Somebody else ends their own access. */
  revoke: {
    method: "DELETE",
    path: "/my/animals/{id}/share",
    access: "session",
    body: "none",
    failure: "Failed to stop sharing",
    forbidsImpersonation: true,
    ours: true,
  },
  /** What the holder of a share link sees. */
  readLink: {
    method: "GET",
    path: "/shared-animals/{token}",
    access: "anyone",
    body: "none",
    failure: operationFailed,
    ours: true,
  },
} as const satisfies Routes;
