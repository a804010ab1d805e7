import { del, get, post } from "@/lib/contract/route";
import type { Routes } from "@/lib/contract/contract";

export const parentageRoutes = {
  animals: get("/my/parentage-animals", "session", { failure: "failures.failedFetchAnimals" }),
  /** What a request costs, how many the user has bought and not used, and the user's clubs. */
  options: get("/my/parentage-options", "session", { ours: true }),
  list: get("/my/parentage-request", "session"),
  report: get("/my/parentage-request/{id}/report", "session"),
  /** The report as a signed PDF. */
  document: get("/my/parentage-request/{id}/document", "session", { group: "documents", ours: true }),
  create: post("/my/parentage-request", "session", { failure: "failures.failedRequestParentage" }),
  createViaClub: post("/my/parentage-request/via-club", "session", {
    failure: "failures.failedRequestParentage",
  }),
  remove: del("/my/parentage-request/{id}", "session", { failure: "failures.failedDeleteParentageRequest" }),
  /** Requests of others that wait for the user's consent. */
  consents: get("/my/parentage-consents", "session", { ours: true }),
  consent: post("/my/parentage-request/{id}/consent", "session", { forbidsImpersonation: true, ours: true }),
  addToPedigree: post("/my/parentage-request/{id}/pedigree", "session", { body: "none", ours: true }),
} as const satisfies Routes;
