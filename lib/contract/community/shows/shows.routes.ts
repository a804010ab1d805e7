import type { Routes } from "@/lib/contract/contract";
import { operationFailed } from "@/lib/contract/operation-failed";

/** Shows that clubs register for a swab clinic or for sponsorship. */
export const showsRoutes = {
  list: {
    method: "GET",
    path: "/my/shows",
    access: "session",
    body: "none",
    failure: "Failed to fetch shows",
    ours: true,
  },
  create: {
    method: "POST",
    path: "/my/shows",
    access: "session",
    body: "json",
    failure: "Failed to register the show",
    ours: true,
  },
  get: {
    method: "GET",
    path: "/my/shows/{id}",
    access: "session",
    body: "none",
    failure: "Failed to fetch shows",
    ours: true,
  },
  /** Until kits are sent. */
  withdraw: {
    method: "PUT",
    path: "/my/shows/{id}/withdrawn",
    access: "session",
    body: "none",
    failure: "Failed to withdraw",
    ours: true,
  },
  /** From the day of the show until it is closed; a later report replaces it. */
  report: {
    method: "PUT",
    path: "/my/shows/{id}/report",
    access: "session",
    body: "json",
    failure: operationFailed,
    ours: true,
  },
  listAll: {
    method: "GET",
    path: "/admin/shows",
    access: "admin",
    body: "none",
    failure: "Failed to fetch shows",
    ours: true,
  },
  move: {
    method: "PUT",
    path: "/admin/shows/{id}/state",
    access: "admin",
    body: "json",
    failure: operationFailed,
    forbidsImpersonation: true,
    ours: true,
  },
} as const satisfies Routes;
