import { get } from "@/lib/contract/route";
import type { Routes } from "@/lib/contract/contract";

export const addressesRoutes = {
  list: get("/my/addresses", "session"),
} as const satisfies Routes;
