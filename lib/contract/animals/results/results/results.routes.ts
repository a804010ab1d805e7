import { get } from "@/lib/contract/route";
import type { Routes } from "@/lib/contract/contract";

export const resultsRoutes = {
  get: get("/my/animals/{id}/results/{barcode}", "session"),
  /** Reports of the user's animals, newest first. */
  list: get("/my/results", "session", { ours: true }),
  /** What an animal must be clear of because both its parents are. */
  clearByDescent: get("/my/animals/{id}/clear-by-descent", "session", { ours: true }),
  /** Results of an animal beside those of its parents, litter mates and offspring. */
  family: get("/my/animals/{id}/family", "session", { ours: true }),
  /** Tubes that a vet or agent ordered for clients. */
  advance: get("/my/advance-results", "session", { ours: true }),
} as const satisfies Routes;
