import { string } from "yup";
import { userTypes } from "@/lib/config/user-types";
import {
  responseObject,
  responseText,
  countryCode,
  currencyCode,
  id,
  listOf,
  nullableText,
  species,
  token,
  flag,
} from "@/lib/contract/fields";
import { fieldMessages } from "@/lib/contract/messages";

export const userType = () => string().oneOf(userTypes, fieldMessages.invalid).required();

export const user = responseObject({
  id: id(),
  type: userType(),
  name: responseText(),
  email: responseText(),
  isAdmin: flag(),
  isAgent: flag(),
  isClubMember: flag(),
  hasDvAccess: flag(),
  canOrderSupplies: flag(),
  address: responseObject({
    address: nullableText(),
    city: nullableText(),
    postalCode: nullableText(),
    /** State code, for countries that need one. */
    state: nullableText(),
    country: responseObject({ code: countryCode() }),
  }),
  countryCode: countryCode(),
  currency: currencyCode(),
  /** Ours: name of the admin who is impersonating this user. */
  loggedInBy: nullableText(),
  /** Ours: the admin's time as this user is over. All they can do is stop impersonating. */
  impersonationEnded: flag(),
  phone: nullableText(),
  breed_ids: listOf(id()),
  /** Ours: the preset breeds with their names. */
  breeds: listOf(responseObject({ id: id(), name: responseText(), species: species() })),
  clinic: nullableText(),
  registrationNumber: nullableText(),
  /** Ours: the user's own cart, on any device. */
  cartSessionId: token().nullable().defined(),
});

/** Ours: the account's country, which the storefront writes to the visitor's cookies. */
export const signedInUser = () =>
  responseObject({ id: id(), type: userType(), countryCode: countryCode().notRequired() });
