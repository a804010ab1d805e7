import { array } from "yup";
import { limits } from "@/lib/config/limits";
import type { accountRoutes } from "./account.routes";
import type { Shapes } from "@/lib/contract/contract";
import * as f from "@/lib/contract/fields";
import { user } from "@/lib/contract/account/public/account.fields";
import { eachField } from "@/lib/domain/each-field";
import { accountPlaceFields } from "@/lib/domain/kernel/postal-address";

const line = () => f.text(limits.shortTextLength);

export const accountShapes = {
  details: { summary: "The signed-in user: contact details, country, breeds and roles.", response: user },
  findByEmail: {
    summary: "Looks up a user by email address: users find themselves, admins anyone.",
    params: f.castObject({ email: f.text(limits.pathPartLength) }),
    response: user,
  },
  /** Updates the fields sent; null clears a field. The backend checks that the state belongs to the country. */
  update: {
    summary: "Changes name, phone number, address and language.",
    body: f.strictObject({
      name: line().optional(),
      phone: f.phoneNumber().notRequired(),
      ...eachField(accountPlaceFields, () => line().notRequired()),
      country: f.countryCode().optional(),
      /** Ours: of mails, and of pages after the next sign-in. */
      language: f.language().optional(),
    }),
    response: user,
  },
  updateState: {
    summary: "Sets the state of the user's address.",
    body: f.strictObject({ state: line() }),
    response: user,
  },
  animalPreset: {
    summary: "Saves species and breeds that forms suggest first.",
    body: f.strictObject({
      breed_ids: array().of(f.id()).max(limits.presetBreeds, "fields.invalid").required(),
    }),
    response: user,
  },
  changePassword: {
    summary: "Changes the password and signs out all other devices.",
    body: f.strictObject({ currentPassword: f.text(limits.passwordLength), newPassword: f.newPassword() }),
    response: user,
  },
  updateVet: {
    summary: "Changes the practice and registration number of a vet.",
    body: f.strictObject({ clinic: line(), registrationNumber: line() }),
    response: user,
  },
} as const satisfies Shapes<typeof accountRoutes>;
