import type { Routes } from "@/lib/contract/contract";
import { operationFailed } from "@/lib/contract/operation-failed";

/** The list of the responsible breeder program, and what a breeder does to stand on it. */
export const responsibleBreedersRoutes = {
  list: {
    method: "GET",
    path: "/responsible-breeders",
    access: "anyone",
    body: "none",
    failure: operationFailed,
    ours: true,
  },
  /** The countries and breeds of which there is anybody on the list. */
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
  /** Nobody consents for somebody else. */
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
