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
  token,
  yesOrNo,
} from "@/lib/contract/fields";
import { fieldMessages } from "@/lib/contract/messages";

export const userType = () => string().oneOf(userTypes, fieldMessages.invalid).required();

export const user = responseObject({
  id: id(),
  type: userType(),
  name: responseText(),
  email: responseText(),
  isAdmin: yesOrNo(),
  isAgent: yesOrNo(),
  isClubMember: yesOrNo(),
  hasDvAccess: yesOrNo(),
  canOrderSupplies: yesOrNo(),
  address: responseObject({
    address: nullableText(),
    city: nullableText(),
    postalCode: nullableText(),
    /** Its code, where the country has states that matter. */
    state: nullableText(),
    country: responseObject({ code: countryCode() }),
  }),
  countryCode: countryCode(),
  currency: currencyCode(),
  /** Ours: the admin who acts as this person just now. */
  loggedInBy: nullableText(),
  phone: nullableText(),
  breed_ids: listOf(id()),
  /** Ours: the same breeds with their names. */
  breeds: listOf(responseObject({ id: id(), name: responseText() })),
  clinic: nullableText(),
  registrationNumber: nullableText(),
  /** Ours: the person's own cart, on whatever device. */
  cartSessionId: token().nullable().defined(),
});
