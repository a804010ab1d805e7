import type { Routes } from "@/lib/contract/contract";
import { operationFailed } from "@/lib/contract/operation-failed";

export const collectedAnimalsRoutes = {
  list: {
    method: "GET",
    path: "/tools/collected-animal",
    access: "session",
    body: "none",
    failure: "Failed to fetch animals",
  },
  create: {
    method: "POST",
    path: "/tools/collected-animal",
    access: "session",
    body: "json",
    failure: "Failed to create collected animal",
  },
  update: {
    method: "PUT",
    path: "/tools/collected-animal/{id}",
    access: "session",
    body: "json",
    failure: "Failed to update collected animal",
  },
  remove: {
    method: "DELETE",
    path: "/tools/collected-animal/{id}",
    access: "session",
    body: "none",
    failure: "Failed to delete collected animal",
  },
  /** Animals that agents recorded for the caller's address. */
  waiting: {
    method: "GET",
    path: "/my/collected-animals",
    access: "session",
    body: "none",
    failure: operationFailed,
    ours: true,
  },
  claim: {
    method: "POST",
    path: "/my/collected-animals/{id}/claim",
    access: "session",
    body: "none",
    failure: "Failed to accept the animal",
    forbidsImpersonation: true,
    ours: true,
  },
} as const satisfies Routes;
