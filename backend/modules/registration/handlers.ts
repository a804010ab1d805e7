import type { Handlers } from "@/backend/http/handlers";
import { confirm } from "./confirm";
import { forgotPassword } from "./forgot-password";
import { register } from "./register";
import { resetPassword } from "./reset-password";
import { askSecurityQuestion } from "./security-question";

export const registrationHandlers: Handlers<"registration"> = {
  register: { outsideTransaction: register },
  confirm: { outsideTransaction: ({ db, body }) => confirm(db, body) },
};

export const passwordHandlers: Handlers<"password"> = {
  forgot: { outsideTransaction: forgotPassword },
  reset: { outsideTransaction: ({ db, body }) => resetPassword(db, body) },
};

export const securityHandlers: Handlers<"security"> = {
  question: ({ tx }) => askSecurityQuestion(tx),
};
