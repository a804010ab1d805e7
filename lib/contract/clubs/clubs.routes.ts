import type { Routes } from "@/lib/contract/contract";
import { operationFailed } from "@/lib/contract/operation-failed";

export const clubsRoutes = {
  transferAnimals: {
    method: "POST",
    path: "/my/clubs/transfer-club-animals",
    access: "session",
    body: "json",
    failure: operationFailed,
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
  },
} as const satisfies Routes;
