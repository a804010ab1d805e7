import { get, put } from "@/lib/contract/route";
import type { Routes } from "@/lib/contract/contract";

export const accountRoutes = {
  details: get("/my/details", "session", {
    worksAfterImpersonation: true,
    failure: "Failed to fetch user details",
  }),
  findByEmail: get("/user/{email}", "anyone", { failure: "User not found" }),
  update: put("/my/user/me", "session", { failure: "Failed to update user" }),
  updateState: put("/my/user/me/state", "session", { failure: "Failed to update user state" }),
  animalPreset: put("/my/user/me/animal-preset", "session", { failure: "Failed to update animal presets" }),
  changePassword: put("/my/user/me/change-password", "session", {
    failure: "Failed to change password",
    session: "starts",
    forbidsImpersonation: true,
    group: "account",
  }),
  updateVet: put("/my/user/vet", "session", { failure: "Failed to update vet user", ours: true }),
} as const satisfies Routes;
