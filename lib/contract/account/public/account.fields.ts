import { string } from "yup";
import { userTypes } from "@/lib/config/user-types";
import * as f from "@/lib/contract/fields";
import { accountPlace } from "@/lib/contract/kernel/addresses/postal-address.fields";

export const userType = () => string().oneOf(userTypes, "fields.invalid").required();

export const user = f.responseObject({
  id: f.id(),
  type: userType(),
  name: f.responseText(),
  email: f.responseText(),
  isAdmin: f.flag(),
  isAgent: f.flag(),
  isClubMember: f.flag(),
  hasDvAccess: f.flag(),
  canOrderSupplies: f.flag(),
  address: f.responseObject({
    ...accountPlace,
    country: f.responseObject({ code: f.countryCode() }),
  }),
  countryCode: f.countryCode(),
  currency: f.currencyCode(),
  /** Ours: name of the admin who is impersonating this user. */
  loggedInBy: f.nullableText(),
  /** Ours: the admin's time as this user is over. All they can do is stop impersonating. */
  impersonationEnded: f.flag(),
  phone: f.nullableText(),
  breed_ids: f.listOf(f.id()),
  /** Ours: the preset breeds with their names. */
  breeds: f.listOf(f.responseObject({ id: f.id(), name: f.responseText(), species: f.species() })),
  clinic: f.nullableText(),
  registrationNumber: f.nullableText(),
  /** Ours: the user's own cart, on any device. */
  cartSessionId: f.token().nullable().defined(),
});

/** Ours: the account's country and language, which the storefront writes to the visitor's cookies. */
export const signedInUser = () =>
  f.responseObject({
    id: f.id(),
    type: userType(),
    countryCode: f.countryCode().notRequired(),
    language: f.language().notRequired(),
  });
