import type { Routes } from "@/lib/contract/contract";
import { operationFailed } from "@/lib/contract/operation-failed";

/** What the overview shows and no other call answers. */
export const portalRoutes = {
  /** What waits for the user: of each kind the number and the most urgent ones. */
  attention: {
    method: "GET",
    path: "/my/attention",
    access: "session",
    body: "none",
    failure: operationFailed,
    ours: true,
  },
  /** The user's animals that were added or tested last. */
  recentAnimals: {
    method: "GET",
    path: "/my/recent-animals",
    access: "session",
    body: "none",
    failure: operationFailed,
    ours: true,
  },
} as const satisfies Routes;
