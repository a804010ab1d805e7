import { del, get, post, put } from "@/lib/contract/route";
import type { Routes } from "@/lib/contract/contract";

/** The public finder of collection agents, and how to become one. */
export const collectionAgentsRoutes = {
  list: get("/collection-agents", "anyone", { ours: true }),
  /** The points of the map, for the same filters as the list. */
  map: get("/collection-agents/map", "anyone", { ours: true }),
  /** Mails the agent. Neither side's address is published. */
  contact: post("/collection-agents/{id}/messages", "anyone", {
    failure: "Failed to send the message",
    ours: true,
    group: "account",
  }),
  getMine: get("/my/collection-agent", "session", { ours: true }),
  /** The declaration must be given by the user. */
  apply: post("/my/collection-agent", "session", {
    failure: "Failed to apply",
    forbidsImpersonation: true,
    ours: true,
  }),
  updateListing: put("/my/collection-agent", "session", {
    failure: "Failed to save the listing",
    ours: true,
  }),
  withdraw: del("/my/collection-agent", "session", { failure: "Failed to withdraw", ours: true }),
  /** After approval, and once a year to renew. Can be repeated until all answers are right. */
  takeQuiz: post("/my/collection-agent/quiz", "session", {
    failure: "Failed to check the answers",
    forbidsImpersonation: true,
    ours: true,
  }),
  /** A member of a club puts somebody forward, who is mailed and applies. */
  nominate: post("/my/collection-agent/nominations", "session", {
    failure: "Failed to nominate",
    ours: true,
  }),
  /** By the member who made it, or by whom it names. */
  removeNomination: del("/my/collection-agent/nominations/{id}", "session", {
    failure: "Failed to remove the nomination",
    ours: true,
  }),
} as const satisfies Routes;
