import type { Routes } from "@/lib/contract/contract";

/** Data of the user's own animals as files. */
export const animalExportRoutes = {
  all: {
    method: "GET",
    path: "/my/animals/export",
    access: "session",
    body: "none",
    failure: "Failed to export animals",
    forbidsImpersonation: true,
    ours: true,
    group: "documents",
    timeoutMs: 30_000,
  },
  one: {
    method: "GET",
    path: "/my/animals/{id}/export",
    access: "session",
    body: "none",
    failure: "Failed to export animals",
    forbidsImpersonation: true,
    ours: true,
    group: "documents",
    timeoutMs: 30_000,
  },
} as const satisfies Routes;
