import type { Routes } from "@/lib/contract/contract";
import { operationFailed } from "@/lib/contract/operation-failed";

/** The public finder of collection agents, and how to become one. */
export const collectionAgentsRoutes = {
  list: {
    method: "GET",
    path: "/collection-agents",
    access: "anyone",
    body: "none",
    failure: operationFailed,
    ours: true,
  },
  /** The points of the map, for the same filters as the list. */
  map: {
    method: "GET",
    path: "/collection-agents/map",
    access: "anyone",
    body: "none",
    failure: operationFailed,
    ours: true,
  },
  /** Mails the agent. Neither side's address is published. */
  contact: {
    method: "POST",
    path: "/collection-agents/{id}/messages",
    access: "anyone",
    body: "json",
    failure: "Failed to send the message",
    ours: true,
    group: "account",
  },
  getMine: {
    method: "GET",
    path: "/my/collection-agent",
    access: "session",
    body: "none",
    failure: operationFailed,
    ours: true,
  },
  /** The declaration must be given by the user. */
  apply: {
    method: "POST",
    path: "/my/collection-agent",
    access: "session",
    body: "json",
    failure: "Failed to apply",
    forbidsImpersonation: true,
    ours: true,
  },
  updateListing: {
    method: "PUT",
    path: "/my/collection-agent",
    access: "session",
    body: "json",
    failure: "Failed to save the listing",
    ours: true,
  },
  withdraw: {
    method: "DELETE",
    path: "/my/collection-agent",
    access: "session",
    body: "none",
    failure: "Failed to withdraw",
    ours: true,
  },
  /** After approval, and once a year to renew. Can be repeated until all answers are right. */
  takeQuiz: {
    method: "POST",
    path: "/my/collection-agent/quiz",
    access: "session",
    body: "json",
    failure: "Failed to check the answers",
    forbidsImpersonation: true,
    ours: true,
  },
  /** A member of a club puts somebody forward, who is mailed and applies. */
  nominate: {
    method: "POST",
    path: "/my/collection-agent/nominations",
    access: "session",
    body: "json",
    failure: "Failed to nominate",
    ours: true,
  },
  /** By the member who made it, or by whom it names. */
  removeNomination: {
    method: "DELETE",
    path: "/my/collection-agent/nominations/{id}",
    access: "session",
    body: "none",
    failure: "Failed to remove the nomination",
    ours: true,
  },
} as const satisfies Routes;
