import { get, post } from "@/lib/contract/route";
import type { Routes } from "@/lib/contract/contract";

/** Handing animals over to another person. The owner offers, the recipient accepts. */
export const animalTransfersRoutes = {
  list: get("/my/animal-transfers", "session", { failure: "Failed to fetch transfers", ours: true }),
  create: post("/my/animal-transfers", "session", {
    failure: "Failed to transfer animals",
    forbidsImpersonation: true,
    ours: true,
  }),
  accept: post("/my/animal-transfers/{id}/accept", "session", {
    body: "none",
    failure: "Failed to accept the animal",
    forbidsImpersonation: true,
    ours: true,
  }),
  decline: post("/my/animal-transfers/{id}/decline", "session", {
    body: "none",
    failure: "Failed to decline the animal",
    forbidsImpersonation: true,
    ours: true,
  }),
  cancel: post("/my/animal-transfers/{id}/cancel", "session", {
    body: "none",
    failure: "Failed to cancel the transfer",
    forbidsImpersonation: true,
    ours: true,
  }),
} as const satisfies Routes;
