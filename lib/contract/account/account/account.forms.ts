import { limits } from "@/lib/config/limits";
import { needsState } from "@/lib/config/markets/states";
import { countryCode, newPassword, phoneNumber, strictObject, text } from "@/lib/contract/fields";
import { postalCodeInCountry } from "@/lib/contract/kernel/addresses/postal-address.fields";
import { fieldMessages } from "@/lib/contract/messages";

const line = () => text(limits.shortTextLength);

/** Schemas of the profile forms, with the rules of the calls. Empty fields are null. */
export const accountForms = {
  details: strictObject({ name: line(), phone: phoneNumber().nullable().defined() }),
  address: strictObject({
    address: line(),
    city: line(),
    postalCode: postalCodeInCountry(),
    country: countryCode(),
    state: line()
      .nullable()
      .when("country", ([country], state) =>
        typeof country === "string" && needsState(country)
          ? state.nonNullable(fieldMessages.required)
          : state,
      ),
  }),
  vet: strictObject({ clinic: line(), registrationNumber: line() }),
  password: strictObject({
    currentPassword: text(limits.passwordLength),
    newPassword: newPassword().when("currentPassword", ([current], password) =>
      password.notOneOf([current], fieldMessages.invalid),
    ),
  }),
} as const;
