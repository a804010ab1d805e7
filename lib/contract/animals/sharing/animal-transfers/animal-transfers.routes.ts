import type { Routes } from "@/lib/contract/contract";

/** Handing animals over to another person. The owner offers, the recipient accepts. */
export const animalTransfersRoutes = {
  list: {
    method: "GET",
    path: "/my/animal-transfers",
    access: "session",
    body: "none",
    failure: "Failed to fetch transfers",
    ours: true,
  },
  create: {
    method: "POST",
    path: "/my/animal-transfers",
    access: "session",
    body: "json",
    failure: "Failed to transfer animals",
    forbidsImpersonation: true,
    ours: true,
  },
  accept: {
    method: "POST",
    path: "/my/animal-transfers/{id}/accept",
    access: "session",
    body: "none",
    failure: "Failed to accept the animal",
    forbidsImpersonation: true,
    ours: true,
  },
  decline: {
    method: "POST",
    path: "/my/animal-transfers/{id}/decline",
    access: "session",
    body: "none",
    failure: "Failed to decline the animal",
    forbidsImpersonation: true,
    ours: true,
  },
  cancel: {
    method: "POST",
    path: "/my/animal-transfers/{id}/cancel",
    access: "session",
    body: "none",
    failure: "Failed to cancel the transfer",
    forbidsImpersonation: true,
    ours: true,
  },
} as const satisfies Routes;
