import type { Routes } from "./contract";

export const breedsRoutes = {
  list: { method: "GET", path: "/breed", access: "anyone", body: "none", failure: "Failed to fetch breeds" },
  one: { method: "GET", path: "/breed/{id}", access: "anyone", body: "none", failure: "Failed to fetch breed details" },
} as const satisfies Routes;
