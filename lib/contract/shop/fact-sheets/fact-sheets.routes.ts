import { get } from "@/lib/contract/route";
import type { Routes } from "@/lib/contract/contract";

/** What is known about each tested condition or trait. */
export const factSheetsRoutes = {
  list: get("/fact-sheets", "anyone", { ours: true }),
  get: get("/fact-sheets/{code}", "anyone", { ours: true }),
} as const satisfies Routes;
