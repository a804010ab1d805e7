import { limits } from "@/lib/config/limits";
import { isPostalCodeOf } from "@/lib/config/markets/postal-codes";
import * as f from "@/lib/contract/fields";

const line = () => f.text(limits.shortTextLength);

/** The backend checks that state and postcode fit the country. */
export const postalAddress = () =>
  f
    .strictObject({
      firstName: line(),
      lastName: line(),
      address: line(),
      city: line(),
      postalCode: f.text(limits.postalCodeLength),
      state: f.optionalText(limits.shortTextLength),
      country: f.countryCode(),
      phoneNumber: f.phoneNumber().notRequired(),
    })
    .meta({ title: "PostalAddress" });

/** A stored address. */
export const savedAddress = {
  firstName: f.responseText(),
  lastName: f.responseText(),
  address: f.responseText(),
  city: f.responseText(),
  postalCode: f.responseText(),
  state: f.nullableText(),
  country: f.countryCode(),
  phoneNumber: f.nullableText(),
};

export const addressResponse = () => f.responseObject(savedAddress).meta({ title: "Address" });

/** For forms, whose messages appear while typing. `country` is the field beside it. */
export const postalCodeInCountry = () =>
  f
    .text(limits.postalCodeLength)
    .when("country", ([country], postalCode) =>
      postalCode.test("postal-code", "fields.postalCode", (value) =>
        typeof country === "string" ? isPostalCodeOf(country, value) : true,
      ),
    );
