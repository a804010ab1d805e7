import { get } from "@/lib/contract/route";
import type { Routes } from "@/lib/contract/contract";

export const microchipCheckerRoutes = {
  /** What the number says, and which of the user's own animals carries it. */
  check: get("/my/microchip-checker/{id}", "session"),
  /** What the number says. Never whether it is on file. */
  checkPublic: get("/tools/microchip-checker/{id}", "anyone", { ours: true }),
} as const satisfies Routes;
