import { get, post } from "@/lib/contract/route";
import type { Routes } from "@/lib/contract/contract";

export const registrationRoutes = {
  register: post("/register", "anyone", { failure: "Failed to register", ours: true, group: "account" }),
  confirm: post("/register/confirm", "anyone", {
    failure: "Failed to confirm",
    session: "starts",
    ours: true,
    group: "account",
  }),
  /** Mails a new link to an unconfirmed account. Same response whether or not there is one. */
  resendConfirmation: post("/register/resend", "anyone", {
    failure: "Failed to send the email",
    ours: true,
    group: "account",
  }),
  forgotPassword: post("/forgot-password", "anyone", {
    failure: "Failed to forgot password",
    group: "account",
  }),
  resetPassword: post("/reset-password", "anyone", { failure: "Failed to reset password", group: "account" }),
  securityQuestion: get("/security-question", "anyone", { ours: true }),
} as const satisfies Routes;
