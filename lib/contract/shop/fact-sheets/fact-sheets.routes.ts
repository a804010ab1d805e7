import { get } from "@/lib/contract/route";
import type { Routes } from "@/lib/contract/contract";

/** What is known about each tested condition or trait. */
export const factSheetsRoutes = {
  list: get("/my/fact-sheets", "session", { ours: true }),
  get: get("/my/fact-sheets/{code}", "session", { ours: true }),
} as const satisfies Routes;
