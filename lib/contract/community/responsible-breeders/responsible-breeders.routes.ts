import { del, get, post } from "@/lib/contract/route";
import type { Routes } from "@/lib/contract/contract";

/** The responsible breeder list and applications for it. */
export const responsibleBreedersRoutes = {
  list: get("/responsible-breeders", "anyone", { ours: true }),
  /** The towns of the breeders, for the same filters as the list. */
  map: get("/responsible-breeders/map", "anyone", { ours: true }),
  /** Countries and breeds that occur in the list. */
  choices: get("/responsible-breeders/choices", "anyone", { ours: true }),
  getMine: get("/my/responsible-breeder", "session", { ours: true }),
  /** Consent must be given by the user. */
  apply: post("/my/responsible-breeder", "session", {
    failure: "failures.failedApply",
    forbidsImpersonation: true,
    ours: true,
  }),
  withdraw: del("/my/responsible-breeder", "session", { failure: "failures.failedWithdraw", ours: true }),
} as const satisfies Routes;
