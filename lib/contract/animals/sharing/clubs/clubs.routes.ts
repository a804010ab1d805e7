import type { Routes } from "@/lib/contract/contract";
import { operationFailed } from "@/lib/contract/operation-failed";

export const clubsRoutes = {
  transferAnimals: {
    method: "POST",
    path: "/my/clubs/transfer-club-animals",
    access: "session",
    body: "json",
    failure: operationFailed,
    forbidsImpersonation: true,
  },
  /** Clubs of the caller. */
  mine: {
    method: "GET",
    path: "/my/clubs",
    access: "session",
    body: "none",
    failure: operationFailed,
    ours: true,
  },
  access: {
    method: "GET",
    path: "/tools/club-access",
    access: "session",
    body: "none",
    failure: "Failed to fetch animals",
  },
  removeAccess: {
    method: "DELETE",
    path: "/tools/club-access",
    access: "session",
    body: "none",
    failure: "Failed to remove animal",
    forbidsImpersonation: true,
  },
} as const satisfies Routes;
