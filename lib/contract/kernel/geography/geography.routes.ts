import type { Routes } from "@/lib/contract/contract";

export const geographyRoutes = {
  countries: {
    method: "GET",
    path: "/countries",
    access: "anyone",
    body: "none",
    failure: "Failed to fetch countries",
  },
  states: {
    method: "GET",
    path: "/countries/{code}/states",
    access: "anyone",
    body: "none",
    failure: "Failed to fetch states",
  },
  statesByQuery: {
    method: "GET",
    path: "/countries/states",
    access: "anyone",
    body: "none",
    failure: "Failed to fetch states",
  },
} as const satisfies Routes;
