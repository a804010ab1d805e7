import type { Routes } from "@/lib/contract/contract";
import { operationFailed } from "@/lib/contract/operation-failed";

export const microchipCheckerRoutes = {
  /** What the number says, and which of the user's own animals carries it. */
  check: {
    method: "GET",
    path: "/my/microchip-checker/{id}",
    access: "session",
    body: "none",
    failure: operationFailed,
  },
  /** What the number says. Never whether it is on file. */
  checkPublic: {
    method: "GET",
    path: "/tools/microchip-checker/{id}",
    access: "anyone",
    body: "none",
    failure: operationFailed,
    ours: true,
  },
} as const satisfies Routes;
