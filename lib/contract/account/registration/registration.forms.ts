import { boolean } from "yup";
import { limits } from "@/lib/config/limits";
import type { RegisteredType } from "@/lib/config/user-types";
import * as f from "@/lib/contract/fields";
import { securityFormFields } from "@/lib/contract/account/public/registration.fields";

const person = {
  name: f.text(limits.shortTextLength),
  email: f.email(),
  password: f.newPassword(),
  country: f.countryCode(),
  acceptTerms: boolean().required().isTrue("fields.required"),
};

const practice = {
  clinic: f.text(limits.shortTextLength),
  registrationNumber: f.text(limits.shortTextLength),
};

export const confirmForm = f.strictObject({ password: f.text(limits.passwordLength) });

/** Schema of the registration form, with the rules of the call; vets have two more required fields. */
export const registrationForm = (type: RegisteredType) =>
  f.strictObject(type === "vet" ? { ...person, ...practice } : person);

export const forgotForm = f.strictObject({ email: f.email(), ...securityFormFields() });

export const resetForm = f.strictObject({ password: f.newPassword() });
