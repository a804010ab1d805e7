import { get } from "@/lib/contract/route";
import type { Routes } from "@/lib/contract/contract";

export const geographyRoutes = {
  countries: get("/countries", "anyone", { failure: "failures.failedFetchCountries", cacheTag: "catalogue" }),
  states: get("/countries/{code}/states", "anyone", { failure: "failures.failedFetchStates" }),
  statesByQuery: get("/countries/states", "anyone", { failure: "failures.failedFetchStates" }),
} as const satisfies Routes;
