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
    group: "account",
  },
  confirm: {
    method: "POST",
    path: "/register/confirm",
    access: "anyone",
    body: "json",
    failure: "Failed to confirm",
    session: "starts",
    ours: true,
    group: "account",
  },
  /** Mails a new link to an unconfirmed account. Same response whether or not there is one. */
  resendConfirmation: {
    method: "POST",
    path: "/register/resend",
    access: "anyone",
    body: "json",
    failure: "Failed to send the email",
    ours: true,
    group: "account",
  },
  forgotPassword: {
    method: "POST",
    path: "/forgot-password",
    access: "anyone",
    body: "json",
    failure: "Failed to forgot password",
    group: "account",
  },
  resetPassword: {
    method: "POST",
    path: "/reset-password",
    access: "anyone",
    body: "json",
    failure: "Failed to reset password",
    group: "account",
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
