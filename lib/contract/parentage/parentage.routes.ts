import type { Routes } from "@/lib/contract/contract";
import { operationFailed } from "@/lib/contract/operation-failed";

export const parentageRoutes = {
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
} as const satisfies Routes;
