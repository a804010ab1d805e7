import { array } from "yup";
import { limits } from "@/lib/config/limits";
import type { accountRoutes } from "./account.routes";
import type { Shapes } from "@/lib/contract/contract";
import {
  answerObject,
  castObject,
  countryCode,
  id,
  newPassword,
  phoneNumber,
  strictObject,
  text,
  token,
} from "@/lib/contract/fields";
import { user } from "./me.shapes";
import { fieldMessages } from "@/lib/contract/messages";

const line = () => text(limits.shortTextLength);

export const accountShapes = {
  byEmail: { params: castObject({ email: text(limits.pathPartLength) }), answer: user },
  /** Writes what is given and leaves the rest; null empties. Whether a state belongs to its country is the backend's. */
  update: {
    body: strictObject({
      name: line().optional(),
      phone: phoneNumber().notRequired(),
      address: line().notRequired(),
      city: line().notRequired(),
      postalCode: line().notRequired(),
      state: line().notRequired(),
      country: countryCode().optional(),
    }),
    answer: user,
  },
  updateState: { body: strictObject({ state: line() }), answer: user },
  animalPreset: {
    body: strictObject({
      breed_ids: array().of(id()).max(limits.presetBreeds, fieldMessages.invalid).required(),
    }),
    answer: user,
  },
  changePassword: {
    body: strictObject({ currentPassword: text(limits.passwordLength), newPassword: newPassword() }),
    answer: user,
  },
  updateVet: { body: strictObject({ clinic: line(), registrationNumber: line() }), answer: user },
  claimCart: {
    params: castObject({ sessionId: token() }),
    answer: answerObject({ sessionId: token() }),
  },
} as const satisfies Shapes<typeof accountRoutes>;
