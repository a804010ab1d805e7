import type { Routes } from "@/lib/contract/contract";
import { operationFailed } from "@/lib/contract/operation-failed";

export const parentageRoutes = {
  animals: {
    method: "GET",
    path: "/my/parentage-animals",
    access: "session",
    body: "none",
    failure: "Failed to fetch animals",
  },
  /** What a request costs, how many the user has bought and not used, and the user's clubs. */
  options: {
    method: "GET",
    path: "/my/parentage-options",
    access: "session",
    body: "none",
    failure: operationFailed,
    ours: true,
  },
  list: {
    method: "GET",
    path: "/my/parentage-request",
    access: "session",
    body: "none",
    failure: operationFailed,
  },
  report: {
    method: "GET",
    path: "/my/parentage-request/{id}/report",
    access: "session",
    body: "none",
    failure: operationFailed,
  },
  /** The report as a signed PDF. */
  document: {
    method: "GET",
    path: "/my/parentage-request/{id}/document",
    access: "session",
    body: "none",
    failure: operationFailed,
    group: "documents",
    ours: true,
  },
  create: {
    method: "POST",
    path: "/my/parentage-request",
    access: "session",
    body: "json",
    failure: "Failed to request parentage!",
  },
  createViaClub: {
    method: "POST",
    path: "/my/parentage-request/via-club",
    access: "session",
    body: "json",
    failure: "Failed to request parentage!",
  },
  remove: {
    method: "DELETE",
    path: "/my/parentage-request/{id}",
    access: "session",
    body: "none",
    failure: "Failed to delete parentage request!",
  },
  /** Requests of others that wait for the user's consent. */
  consents: {
    method: "GET",
    path: "/my/parentage-consents",
    access: "session",
    body: "none",
    failure: operationFailed,
    ours: true,
  },
  consent: {
    method: "POST",
    path: "/my/parentage-request/{id}/consent",
    access: "session",
    body: "json",
    failure: operationFailed,
    forbidsImpersonation: true,
    ours: true,
  },
  addToPedigree: {
    method: "POST",
    path: "/my/parentage-request/{id}/pedigree",
    access: "session",
    body: "none",
    failure: operationFailed,
    ours: true,
  },
} as const satisfies Routes;
