import { boolean, string } from "yup";
import { limits } from "@/lib/config/limits";
import { registeredTypes } from "@/lib/config/user-types";
import { type Shapes, nothing } from "@/lib/contract/contract";
import {
  answerObject,
  countryCode,
  email,
  id,
  newPassword,
  optionalText,
  strictObject,
  text,
  token,
} from "@/lib/contract/fields";
import { userType } from "@/lib/contract/account/me.shapes";
import { fieldMessages } from "@/lib/contract/messages";
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
      /** A vet's: both are required then. */
      clinic: optionalText(limits.shortTextLength),
      registrationNumber: optionalText(limits.shortTextLength),
    }),
    answer: nothing,
  },
  confirm: {
    body: strictObject({ token: token(), password: text(limits.passwordLength) }),
    answer: answerObject({ id: id(), type: userType() }),
  },
} as const satisfies Shapes<typeof registrationRoutes>;
