import type { Handlers } from "@/backend/http/handler-types";
import { confirmRegistration } from "./confirm-registration";
import { forgotPassword } from "./forgot-password";
import { register } from "./register";
import { resendConfirmation } from "./resend-confirmation";
import { resetPassword } from "./reset-password";
import { createSecurityQuestion } from "@/backend/account/public/security-question";

export const registrationHandlers: Handlers<"registration"> = {
  register: { outsideTransaction: register },
  confirm: { outsideTransaction: confirmRegistration },
  resendConfirmation: { outsideTransaction: resendConfirmation },
  forgotPassword: { outsideTransaction: forgotPassword },
  resetPassword: { outsideTransaction: resetPassword },
  securityQuestion: ({ tx, caller }) => createSecurityQuestion(tx, caller.language),
};
