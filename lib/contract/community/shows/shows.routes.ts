import { get, post, put } from "@/lib/contract/route";
import type { Routes } from "@/lib/contract/contract";

/** Shows that clubs register for a swab clinic or for sponsorship. */
export const showsRoutes = {
  list: get("/my/shows", "session", { failure: "failures.fetchShows", ours: true }),
  create: post("/my/shows", "session", { failure: "failures.registerShow", ours: true }),
  get: get("/my/shows/{id}", "session", { failure: "failures.fetchShows", ours: true }),
  /** Until kits are sent. */
  withdraw: put("/my/shows/{id}/withdrawn", "session", {
    body: "none",
    failure: "failures.failedWithdraw",
    ours: true,
  }),
  /** From the day of the show until it is closed; a later report replaces it. */
  report: put("/my/shows/{id}/report", "session", { ours: true }),
  listAll: get("/admin/shows", "admin", { failure: "failures.fetchShows", ours: true }),
  move: put("/admin/shows/{id}/state", "admin", { forbidsImpersonation: true, ours: true }),
} as const satisfies Routes;
