import { del, get, post, put } from "@/lib/contract/route";
import type { Routes } from "@/lib/contract/contract";

/** The public finder of collection agents, and how to become one. */
export const collectionAgentsRoutes = {
  list: get("/collection-agents", "anyone", { ours: true }),
  /** The points of the map, for the same filters as the list. */
  map: get("/collection-agents/map", "anyone", { ours: true }),
  /** Mails the agent. Neither side's address is published. */
  contact: post("/collection-agents/{id}/messages", "anyone", {
    failure: "failures.failedSendMessage",
    ours: true,
    group: "account",
  }),
  getMine: get("/my/collection-agent", "session", { ours: true }),
  /** The declaration must be given by the user. */
  apply: post("/my/collection-agent", "session", {
    failure: "failures.failedApply",
    forbidsImpersonation: true,
    ours: true,
  }),
  updateListing: put("/my/collection-agent", "session", {
    failure: "failures.failedSaveListing",
    ours: true,
  }),
  withdraw: del("/my/collection-agent", "session", { failure: "failures.failedWithdraw", ours: true }),
  /** After approval, and once a year to renew. Can be repeated until all answers are right. */
  takeQuiz: post("/my/collection-agent/quiz", "session", {
    failure: "failures.failedCheckAnswers",
    forbidsImpersonation: true,
    ours: true,
  }),
  /** A member of a club puts somebody forward, who is mailed and applies. */
  nominate: post("/my/collection-agent/nominations", "session", {
    failure: "failures.failedNominate",
    ours: true,
  }),
  /** By the member who made it, or by whom it names. */
  removeNomination: del("/my/collection-agent/nominations/{id}", "session", {
    failure: "failures.failedRemoveNomination",
    ours: true,
  }),
} as const satisfies Routes;
