import { get, post } from "@/lib/contract/route";
import type { Routes } from "@/lib/contract/contract";

export const registrationRoutes = {
  register: post("/register", "anyone", { failure: "failures.failedRegister", ours: true, group: "account" }),
  confirm: post("/register/confirm", "anyone", {
    failure: "failures.failedConfirm",
    session: "starts",
    ours: true,
    group: "account",
  }),
  /** Mails a new link to an unconfirmed account. Same response whether or not there is one. */
  resendConfirmation: post("/register/resend", "anyone", {
    failure: "failures.sendEmail",
    ours: true,
    group: "account",
  }),
  forgotPassword: post("/forgot-password", "anyone", {
    failure: "failures.failedForgotPassword",
    group: "account",
  }),
  resetPassword: post("/reset-password", "anyone", {
    failure: "failures.failedResetPassword",
    group: "account",
  }),
  securityQuestion: get("/security-question", "anyone", { ours: true }),
} as const satisfies Routes;
