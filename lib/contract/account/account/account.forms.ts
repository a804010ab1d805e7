import { limits } from "@/lib/config/limits";
import * as f from "@/lib/contract/fields";
import { placeForm } from "@/lib/contract/kernel/addresses/postal-address.fields";

const line = () => f.text(limits.shortTextLength);

/** Schemas of the profile forms, with the rules of the calls. Empty fields are null. */
export const accountForms = {
  details: f.strictObject({ name: line(), phone: f.phoneNumber().nullable().defined() }),
  address: f.strictObject(placeForm),
  vet: f.strictObject({ clinic: line(), registrationNumber: line() }),
  password: f.strictObject({
    currentPassword: f.text(limits.passwordLength),
    newPassword: f
      .newPassword()
      .when("currentPassword", ([current], password) => password.notOneOf([current], "fields.invalid")),
  }),
} as const;
