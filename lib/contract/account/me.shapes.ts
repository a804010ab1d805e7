import { string } from "yup";
import { userTypes } from "@/lib/config/user-types";
import type { Shapes } from "@/lib/contract/contract";
import {
  answerObject,
  answerText,
  countryCode,
  currencyCode,
  id,
  listOf,
  nullableText,
  token,
  yesOrNo,
} from "@/lib/contract/fields";
import { fieldMessages } from "@/lib/contract/messages";
import type { meRoutes } from "./me.routes";

export const userType = () => string().oneOf(userTypes, fieldMessages.invalid).required();

export const user = answerObject({
  id: id(),
  type: userType(),
  name: answerText(),
  email: answerText(),
  isAdmin: yesOrNo(),
  isAgent: yesOrNo(),
  isClubMember: yesOrNo(),
  hasDvAccess: yesOrNo(),
  canOrderSupplies: yesOrNo(),
  address: answerObject({
    address: nullableText(),
    city: nullableText(),
    postalCode: nullableText(),
    /** Its code, where the country has states that matter. */
    state: nullableText(),
    country: answerObject({ code: countryCode() }),
  }),
  countryCode: countryCode(),
  currency: currencyCode(),
  /** Ours: the admin who acts as this person just now. */
  loggedInBy: nullableText(),
  phone: nullableText(),
  breed_ids: listOf(id()),
  /** Ours: the same breeds with their names. */
  breeds: listOf(answerObject({ id: id(), name: answerText() })),
  clinic: nullableText(),
  registrationNumber: nullableText(),
  /** Ours: the person's own cart, on whatever device. */
  cartSessionId: token().nullable().defined(),
});

export const meShapes = {
  details: { answer: user },
} as const satisfies Shapes<typeof meRoutes>;
