import { boolean, string } from "yup";
import { limits } from "@/lib/config/limits";
import { registeredTypes } from "@/lib/config/user-types";
import { type Shapes, noContent } from "@/lib/contract/contract";
import {
  responseObject,
  responseText,
  countryCode,
  email,
  newPassword,
  optionalText,
  strictObject,
  text,
  token,
} from "@/lib/contract/fields";
import { signedInUser } from "@/lib/contract/account/public/account.fields";
import { fieldMessages } from "@/lib/contract/messages";
import { securityFields } from "@/lib/contract/account/public/registration.fields";
import type { registrationRoutes } from "./registration.routes";

export const registrationShapes = {
  register: {
    body: strictObject({
      type: string().oneOf(registeredTypes, fieldMessages.invalid).required(),
      name: text(limits.shortTextLength),
      email: email(),
      password: newPassword(),
      country: countryCode(),
      acceptTerms: boolean().required().isTrue(fieldMessages.required),
      /** Both required for vets. */
      clinic: optionalText(limits.shortTextLength),
      registrationNumber: optionalText(limits.shortTextLength),
    }),
    response: noContent,
  },
  confirm: {
    body: strictObject({ token: token(), password: text(limits.passwordLength) }),
    response: signedInUser(),
  },
  resendConfirmation: { body: strictObject({ email: email() }), response: noContent },
  forgotPassword: { body: strictObject({ email: email(), ...securityFields() }), response: noContent },
  resetPassword: { body: strictObject({ token: token(), password: newPassword() }), response: noContent },
  securityQuestion: { response: responseObject({ question: responseText(), challenge: responseText() }) },
} as const satisfies Shapes<typeof registrationRoutes>;
