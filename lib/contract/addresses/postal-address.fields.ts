import { limits } from "@/lib/config/limits";
import {
  responseObject,
  responseText,
  countryCode,
  nullableText,
  optionalText,
  phoneNumber,
  strictObject,
  text,
} from "@/lib/contract/fields";

const line = () => text(limits.shortTextLength);

/** The backend checks that the state belongs to the country. */
export const postalAddress = () =>
  strictObject({
    firstName: line(),
    lastName: line(),
    address: line(),
    city: line(),
    postalCode: text(limits.postalCodeLength),
    state: optionalText(limits.shortTextLength),
    country: countryCode(),
    phoneNumber: phoneNumber().notRequired(),
  });

/** A stored address. */
export const savedAddress = {
  firstName: responseText(),
  lastName: responseText(),
  address: responseText(),
  city: responseText(),
  postalCode: responseText(),
  state: nullableText(),
  country: countryCode(),
  phoneNumber: nullableText(),
};

export const addressResponse = () => responseObject(savedAddress);
