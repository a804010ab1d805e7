import { get } from "@/lib/contract/route";
import type { Routes } from "@/lib/contract/contract";

/** Data of the user's own animals as files. */
export const animalExportRoutes = {
  all: get("/my/animals/export", "session", {
    failure: "failures.failedExportAnimals",
    forbidsImpersonation: true,
    ours: true,
    group: "documents",
    timeoutMs: 30_000,
  }),
  one: get("/my/animals/{id}/export", "session", {
    failure: "failures.failedExportAnimals",
    forbidsImpersonation: true,
    ours: true,
    group: "documents",
    timeoutMs: 30_000,
  }),
} as const satisfies Routes;
