import { boolean } from "yup";
import { limits } from "@/lib/config/limits";
import type { RegisteredType } from "@/lib/config/user-types";
import { countryCode, email, newPassword, strictObject, text } from "@/lib/contract/fields";
import { fieldMessages } from "@/lib/contract/messages";
import { securityFormFields } from "@/lib/contract/account/public/registration.fields";

const person = {
  name: text(limits.shortTextLength),
  email: email(),
  password: newPassword(),
  country: countryCode(),
  acceptTerms: boolean().required().isTrue(fieldMessages.required),
};

const practice = {
  clinic: text(limits.shortTextLength),
  registrationNumber: text(limits.shortTextLength),
};

export const confirmForm = strictObject({ password: text(limits.passwordLength) });

/** Schema of the registration form, with the rules of the call; vets have two more required fields. */
export const registrationForm = (type: RegisteredType) =>
  strictObject(type === "vet" ? { ...person, ...practice } : person);

export const forgotForm = strictObject({ email: email(), ...securityFormFields() });

export const resetForm = strictObject({ password: newPassword() });
