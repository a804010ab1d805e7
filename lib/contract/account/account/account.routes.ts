import { get, put } from "@/lib/contract/route";
import type { Routes } from "@/lib/contract/contract";

export const accountRoutes = {
  details: get("/my/details", "session", {
    worksAfterImpersonation: true,
    failure: "failures.failedFetchUserDetails",
  }),
  findByEmail: get("/user/{email}", "anyone", { failure: "failures.userNotFound" }),
  update: put("/my/user/me", "session", { failure: "failures.failedUpdateUser" }),
  updateState: put("/my/user/me/state", "session", { failure: "failures.failedUpdateUserState" }),
  animalPreset: put("/my/user/me/animal-preset", "session", {
    failure: "failures.failedUpdateAnimalPresets",
  }),
  changePassword: put("/my/user/me/change-password", "session", {
    failure: "failures.failedChangePassword",
    session: "starts",
    forbidsImpersonation: true,
    group: "account",
  }),
  updateVet: put("/my/user/vet", "session", { failure: "failures.failedUpdateVetUser", ours: true }),
} as const satisfies Routes;
