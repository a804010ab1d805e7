import type { Routes } from "@/lib/contract/contract";
import { operationFailed } from "@/lib/contract/operation-failed";

export const registrationRoutes = {
  register: {
    method: "POST",
    path: "/register",
    access: "anyone",
    body: "json",
    failure: "Failed to register",
    ours: true,
  },
  confirm: {
    method: "POST",
    path: "/register/confirm",
    access: "anyone",
    body: "json",
    failure: "Failed to confirm",
    session: "starts",
    ours: true,
  },
  forgotPassword: {
    method: "POST",
    path: "/forgot-password",
    access: "anyone",
    body: "json",
    failure: "Failed to forgot password",
  },
  resetPassword: {
    method: "POST",
    path: "/reset-password",
    access: "anyone",
    body: "json",
    failure: "Failed to reset password",
  },
  securityQuestion: {
    method: "GET",
    path: "/security-question",
    access: "anyone",
    body: "none",
    failure: operationFailed,
    ours: true,
  },
} as const satisfies Routes;
