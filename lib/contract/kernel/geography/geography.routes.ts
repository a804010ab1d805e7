import { get } from "@/lib/contract/route";
import type { Routes } from "@/lib/contract/contract";

export const geographyRoutes = {
  countries: get("/countries", "anyone", { failure: "Failed to fetch countries", cacheTag: "catalogue" }),
  states: get("/countries/{code}/states", "anyone", { failure: "Failed to fetch states" }),
  statesByQuery: get("/countries/states", "anyone", { failure: "Failed to fetch states" }),
} as const satisfies Routes;
