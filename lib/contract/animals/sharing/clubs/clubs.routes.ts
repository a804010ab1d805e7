import { del, get, post } from "@/lib/contract/route";
import type { Routes } from "@/lib/contract/contract";

export const clubsRoutes = {
  transferAnimals: post("/my/clubs/transfer-club-animals", "session", { forbidsImpersonation: true }),
  /** Clubs of the caller. */
  mine: get("/my/clubs", "session", { ours: true }),
  access: get("/tools/club-access", "session", { failure: "Failed to fetch animals" }),
  removeAccess: del("/tools/club-access", "session", {
    failure: "Failed to remove animal",
    forbidsImpersonation: true,
  }),
} as const satisfies Routes;
