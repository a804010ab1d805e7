import { get, post } from "@/lib/contract/route";
import type { Routes } from "@/lib/contract/contract";

/** Handing animals over to another person. The owner offers, the recipient accepts. */
export const animalTransfersRoutes = {
  list: get("/my/animal-transfers", "session", { failure: "failures.fetchTransfers", ours: true }),
  create: post("/my/animal-transfers", "session", {
    failure: "failures.transferAnimals",
    forbidsImpersonation: true,
    ours: true,
  }),
  accept: post("/my/animal-transfers/{id}/accept", "session", {
    body: "none",
    failure: "failures.acceptAnimal",
    forbidsImpersonation: true,
    ours: true,
  }),
  decline: post("/my/animal-transfers/{id}/decline", "session", {
    body: "none",
    failure: "failures.declineAnimal",
    forbidsImpersonation: true,
    ours: true,
  }),
  cancel: post("/my/animal-transfers/{id}/cancel", "session", {
    body: "none",
    failure: "failures.cancelTransfer",
    forbidsImpersonation: true,
    ours: true,
  }),
} as const satisfies Routes;
