import { del, get, post } from "@/lib/contract/route";
import type { Routes } from "@/lib/contract/contract";

export const clubsRoutes = {
  transferAnimals: post("/my/clubs/transfer-club-animals", "session", { forbidsImpersonation: true }),
  /** Clubs of the caller. */
  mine: get("/my/clubs", "session", { ours: true }),
  access: get("/tools/club-access", "session", { failure: "failures.failedFetchAnimals" }),
  removeAccess: del("/tools/club-access", "session", {
    failure: "failures.failedRemoveAnimal",
    forbidsImpersonation: true,
  }),
} as const satisfies Routes;
