import { needsState } from "@/lib/config/markets/states";
import { isPostalCodeOf } from "@/lib/config/markets/postal-codes";
import * as f from "@/lib/contract/fields";
import { eachField } from "@/lib/domain/each-field";
import {
  accountPlaceFields,
  addressFields,
  nameFields,
  optionalPlaceFields,
  placeFields,
} from "@/lib/domain/kernel/postal-address";

type AddressField = keyof typeof addressFields;

const required = (name: AddressField) => f.text(addressFields[name].maxLength);
const optional = (name: AddressField) => f.optionalText(addressFields[name].maxLength);

export const personName = eachField(nameFields, required);

/** A person to write to or to call. */
export const contact = { ...personName, email: f.email(), phoneNumber: f.phoneNumber().notRequired() };

export const contactResponse = {
  ...eachField(nameFields, f.responseText),
  email: f.responseText(),
  phoneNumber: f.nullableText(),
};

/** The backend checks that state and postcode fit the country. */
export const place = {
  ...eachField(placeFields, required),
  ...eachField(optionalPlaceFields, optional),
  country: f.countryCode(),
};

export const postalAddress = () =>
  f
    .strictObject({ ...personName, ...place, phoneNumber: f.phoneNumber().notRequired() })
    .meta({ title: "PostalAddress" });

/** A stored address. */
export const savedAddress = {
  ...eachField(nameFields, f.responseText),
  ...eachField(placeFields, f.responseText),
  ...eachField(optionalPlaceFields, f.nullableText),
  country: f.countryCode(),
  phoneNumber: f.nullableText(),
};

export const addressResponse = () => f.responseObject(savedAddress).meta({ title: "Address" });

/** Of an account, which may have none. */
export const accountPlace = eachField(accountPlaceFields, f.nullableText);

/** For forms, whose messages appear while typing. `country` is the field beside it. Empty fields are null. */
export const placeForm = {
  ...place,
  postalCode: place.postalCode.when("country", ([country], postalCode) =>
    postalCode.test("postal-code", "fields.postalCode", (value) =>
      typeof country === "string" ? isPostalCodeOf(country, value) : true,
    ),
  ),
  state: required("state")
    .nullable()
    .when("country", ([country], state) =>
      typeof country === "string" && needsState(country)
        ? state.nonNullable("fields.required")
        : state.optional(),
    ),
};
