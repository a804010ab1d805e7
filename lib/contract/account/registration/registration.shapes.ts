import { boolean, string } from "yup";
import { limits } from "@/lib/config/limits";
import { registeredTypes } from "@/lib/config/user-types";
import { type Shapes, noContent } from "@/lib/contract/contract";
import * as f from "@/lib/contract/fields";
import { signedInUser } from "@/lib/contract/account/public/account.fields";
import { fieldMessages } from "@/lib/contract/messages";
import { securityFields } from "@/lib/contract/account/public/registration.fields";
import type { registrationRoutes } from "./registration.routes";

export const registrationShapes = {
  register: {
    body: f.strictObject({
      type: string().oneOf(registeredTypes, fieldMessages.invalid).required(),
      name: f.text(limits.shortTextLength),
      email: f.email(),
      password: f.newPassword(),
      country: f.countryCode(),
      acceptTerms: boolean().required().isTrue(fieldMessages.required),
      /** Both required for vets. */
      clinic: f.optionalText(limits.shortTextLength),
      registrationNumber: f.optionalText(limits.shortTextLength),
    }),
    response: noContent,
  },
  confirm: {
    body: f.strictObject({ token: f.token(), password: f.text(limits.passwordLength) }),
    response: signedInUser(),
  },
  resendConfirmation: { body: f.strictObject({ email: f.email() }), response: noContent },
  forgotPassword: { body: f.strictObject({ email: f.email(), ...securityFields() }), response: noContent },
  resetPassword: {
    body: f.strictObject({ token: f.token(), password: f.newPassword() }),
    response: noContent,
  },
  securityQuestion: {
    response: f.responseObject({ question: f.responseText(), challenge: f.responseText() }),
  },
} as const satisfies Shapes<typeof registrationRoutes>;
