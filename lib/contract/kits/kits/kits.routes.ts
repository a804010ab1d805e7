import { get } from "@/lib/contract/route";
import type { Routes } from "@/lib/contract/contract";

export const kitsRoutes = {
  /** Kits of the user's orders that nobody has activated, newest order first. */
  unused: get("/my/kits", "session", { ours: true }),
} as const satisfies Routes;
