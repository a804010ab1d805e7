import type { Routes } from "@/lib/contract/contract";

export const accountRoutes = {
  details: {
    method: "GET",
    path: "/my/details",
    access: "session",
    worksAfterImpersonation: true,
    body: "none",
    failure: "Failed to fetch user details",
  },
  findByEmail: {
    method: "GET",
    path: "/user/{email}",
    access: "anyone",
    body: "none",
    failure: "User not found",
  },
  update: {
    method: "PUT",
    path: "/my/user/me",
    access: "session",
    body: "json",
    failure: "Failed to update user",
  },
  updateState: {
    method: "PUT",
    path: "/my/user/me/state",
    access: "session",
    body: "json",
    failure: "Failed to update user state",
  },
  animalPreset: {
    method: "PUT",
    path: "/my/user/me/animal-preset",
    access: "session",
    body: "json",
    failure: "Failed to update animal presets",
  },
  changePassword: {
    method: "PUT",
    path: "/my/user/me/change-password",
    access: "session",
    body: "json",
    failure: "Failed to change password",
    session: "starts",
    forbidsImpersonation: true,
    group: "account",
  },
  updateVet: {
    method: "PUT",
    path: "/my/user/vet",
    access: "session",
    body: "json",
    failure: "Failed to update vet user",
    ours: true,
  },
} as const satisfies Routes;
