import type { Routes } from "@/lib/contract/contract";
import { operationFailed } from "@/lib/contract/operation-failed";

export const kitsRoutes = {
  /** Kits of the user's orders that nobody has activated, newest order first. */
  unused: {
    method: "GET",
    path: "/my/kits",
    access: "session",
    body: "none",
    failure: operationFailed,
    ours: true,
  },
} as const satisfies Routes;
