import { get } from "@/lib/contract/route";
import type { Routes } from "@/lib/contract/contract";

export const kitsRoutes = {
  /** Kits of the user's orders, newest order first. */
  list: get("/my/kits", "session", { ours: true }),
} as const satisfies Routes;
