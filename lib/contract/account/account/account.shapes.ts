import { array } from "yup";
import { limits } from "@/lib/config/limits";
import type { accountRoutes } from "./account.routes";
import type { Shapes } from "@/lib/contract/contract";
import * as f from "@/lib/contract/fields";
import { user } from "@/lib/contract/account/public/account.fields";
import { fieldMessages } from "@/lib/contract/messages";

const line = () => f.text(limits.shortTextLength);

export const accountShapes = {
  details: { response: user },
  findByEmail: { params: f.castObject({ email: f.text(limits.pathPartLength) }), response: user },
  /** Updates the fields sent; null clears a field. The backend checks that the state belongs to the country. */
  update: {
    body: f.strictObject({
      name: line().optional(),
      phone: f.phoneNumber().notRequired(),
      address: line().notRequired(),
      city: line().notRequired(),
      postalCode: line().notRequired(),
      state: line().notRequired(),
      country: f.countryCode().optional(),
    }),
    response: user,
  },
  updateState: { body: f.strictObject({ state: line() }), response: user },
  animalPreset: {
    body: f.strictObject({
      breed_ids: array().of(f.id()).max(limits.presetBreeds, fieldMessages.invalid).required(),
    }),
    response: user,
  },
  changePassword: {
    body: f.strictObject({ currentPassword: f.text(limits.passwordLength), newPassword: f.newPassword() }),
    response: user,
  },
  updateVet: { body: f.strictObject({ clinic: line(), registrationNumber: line() }), response: user },
} as const satisfies Shapes<typeof accountRoutes>;
