import { array } from "yup";
import { limits } from "@/lib/config/limits";
import type { accountRoutes } from "./account.routes";
import type { Shapes } from "@/lib/contract/contract";
import {
  castObject,
  countryCode,
  id,
  newPassword,
  phoneNumber,
  strictObject,
  text,
} from "@/lib/contract/fields";
import { user } from "@/lib/contract/account/public/account.fields";
import { fieldMessages } from "@/lib/contract/messages";

const line = () => text(limits.shortTextLength);

export const accountShapes = {
  details: { response: user },
  findByEmail: { params: castObject({ email: text(limits.pathPartLength) }), response: user },
  /** Updates the fields sent; null clears a field. The backend checks that the state belongs to the country. */
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
    response: user,
  },
  updateState: { body: strictObject({ state: line() }), response: user },
  animalPreset: {
    body: strictObject({
      breed_ids: array().of(id()).max(limits.presetBreeds, fieldMessages.invalid).required(),
    }),
    response: user,
  },
  changePassword: {
    body: strictObject({ currentPassword: text(limits.passwordLength), newPassword: newPassword() }),
    response: user,
  },
  updateVet: { body: strictObject({ clinic: line(), registrationNumber: line() }), response: user },
} as const satisfies Shapes<typeof accountRoutes>;
