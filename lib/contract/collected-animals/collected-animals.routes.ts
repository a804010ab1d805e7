import type { Routes } from "@/lib/contract/contract";

export const collectedAnimalsRoutes = {
  list: {
    method: "GET",
    path: "/tools/collected-animal",
    access: "session",
    body: "none",
    failure: "Failed to fetch animals",
  },
  create: {
    method: "POST",
    path: "/tools/collected-animal",
    access: "session",
    body: "json",
    failure: "Failed to create collected animal",
  },
  update: {
    method: "PUT",
    path: "/tools/collected-animal/{id}",
    access: "session",
    body: "json",
    failure: "Failed to update collected animal",
  },
  remove: {
    method: "DELETE",
    path: "/tools/collected-animal/{id}",
    access: "session",
    body: "none",
    failure: "Failed to delete collected animal",
  },
} as const satisfies Routes;
