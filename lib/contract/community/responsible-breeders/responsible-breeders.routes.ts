import type { Routes } from "@/lib/contract/contract";
import { operationFailed } from "@/lib/contract/operation-failed";

/** The responsible breeder list and applications for it. */
export const responsibleBreedersRoutes = {
  list: {
    method: "GET",
    path: "/responsible-breeders",
    access: "anyone",
    body: "none",
    failure: operationFailed,
    ours: true,
  },
  /** The towns of the breeders, for the same filters as the list. */
  map: {
    method: "GET",
    path: "/responsible-breeders/map",
    access: "anyone",
    body: "none",
    failure: operationFailed,
    ours: true,
  },
  /** Countries and breeds that occur in the list. */
  choices: {
    method: "GET",
    path: "/responsible-breeders/choices",
    access: "anyone",
    body: "none",
    failure: operationFailed,
    ours: true,
  },
  getMine: {
    method: "GET",
    path: "/my/responsible-breeder",
    access: "session",
    body: "none",
    failure: operationFailed,
    ours: true,
  },
  /** Consent must be given by the user. */
  apply: {
    method: "POST",
    path: "/my/responsible-breeder",
    access: "session",
    body: "json",
    failure: "Failed to apply",
    forbidsImpersonation: true,
    ours: true,
  },
  withdraw: {
    method: "DELETE",
    path: "/my/responsible-breeder",
    access: "session",
    body: "none",
    failure: "Failed to withdraw",
    ours: true,
  },
} as const satisfies Routes;
