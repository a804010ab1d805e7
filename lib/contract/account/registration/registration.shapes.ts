import { boolean, string } from "yup";
import { limits } from "@/lib/config/limits";
import { registeredTypes } from "@/lib/config/user-types";
import { type Shapes, noContent } from "@/lib/contract/contract";
import * as f from "@/lib/contract/fields";
import { signedInUser } from "@/lib/contract/account/public/account.fields";
import { securityFields } from "@/lib/contract/account/public/registration.fields";
import type { registrationRoutes } from "./registration.routes";

export const registrationShapes = {
  register: {
    summary: "Creates an account; a mail asks for confirmation.",
    body: f.strictObject({
      type: string().oneOf(registeredTypes, "fields.invalid").required(),
      name: f.text(limits.shortTextLength),
      email: f.email(),
      password: f.newPassword(),
      country: f.countryCode(),
      acceptTerms: boolean().required().isTrue("fields.required"),
      /** Both required for vets. */
      clinic: f.optionalText(limits.shortTextLength),
      registrationNumber: f.optionalText(limits.shortTextLength),
    }),
    response: noContent,
  },
  confirm: {
    summary: "Confirms the account by the token of the mail, and signs in.",
    body: f.strictObject({ token: f.token(), password: f.text(limits.passwordLength) }),
    response: signedInUser(),
  },
  resendConfirmation: {
    summary: "Sends the mail of confirmation again.",
    body: f.strictObject({ email: f.email() }),
    response: noContent,
  },
  forgotPassword: {
    summary: "Sends a mail with which to set a new password.",
    body: f.strictObject({ email: f.email(), ...securityFields() }),
    response: noContent,
  },
  resetPassword: {
    summary: "Sets a new password by the token of the mail.",
    body: f.strictObject({ token: f.token(), password: f.newPassword() }),
    response: noContent,
  },
  securityQuestion: {
    summary: "A question that programs find hard to answer.",
    response: f.responseObject({ question: f.responseText(), challenge: f.responseText() }),
  },
} as const satisfies Shapes<typeof registrationRoutes>;
