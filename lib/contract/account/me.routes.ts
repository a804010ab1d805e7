import type { Routes } from "@/lib/contract/contract";

export const meRoutes = {
  details: {
    method: "GET",
    path: "/my/details",
    access: "session",
    body: "none",
    failure: "Failed to fetch user details",
  },
} as const satisfies Routes;
