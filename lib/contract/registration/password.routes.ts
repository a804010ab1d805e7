import type { Routes } from "@/lib/contract/contract";

export const passwordRoutes = {
  forgot: {
    method: "POST",
    path: "/forgot-password",
    access: "anyone",
    body: "json",
    failure: "Failed to forgot password",
  },
  reset: {
    method: "POST",
    path: "/reset-password",
    access: "anyone",
    body: "json",
    failure: "Failed to reset password",
  },
} as const satisfies Routes;
