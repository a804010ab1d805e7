import { del, get, post } from "@/lib/contract/route";
import type { Routes } from "@/lib/contract/contract";

export const animalSharingRoutes = {
  /** Sharing again with the same person or club replaces what they see, and until when. */
  share: post("/my/animals/{id}/share", "session", { forbidsImpersonation: true }),
  /** Who can see the animal; for its owner. */
  list: get("/my/animals/{id}/share", "session", { ours: true }),
  /** Ends one share or, without its id, all of the owner's. Somebody else ends their own access. */
  revoke: del("/my/animals/{id}/share", "session", {
    failure: "failures.stopSharing",
    forbidsImpersonation: true,
    ours: true,
  }),
  /** What the holder of a share link sees. */
  readLink: get("/shared-animals/{token}", "anyone", { ours: true }),
} as const satisfies Routes;
