import { limits } from "@/lib/config/limits";
import { fieldMessages } from "@/lib/contract/messages";
import { isPostalCodeOf } from "@/lib/config/markets/postal-codes";
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

/** The backend checks that state and postcode fit the country. */
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

/** For forms, whose messages appear while typing. `country` is the field beside it. */
export const postalCodeInCountry = () =>
  text(limits.postalCodeLength).when("country", ([country], postalCode) =>
    postalCode.test("postal-code", fieldMessages.postalCode, (value) =>
      typeof country === "string" ? isPostalCodeOf(country, value) : true,
    ),
  );
