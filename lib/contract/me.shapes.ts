import { object, string } from "yup";
import { userTypes } from "@/lib/config/user-types";
import type { Shapes } from "./contract";
import { answerObject, answerText, countryCode, currencyCode, id, nullableText, yesOrNo } from "./fields";
import { fieldMessages } from "./messages";
import type { meRoutes } from "./me.routes";

export const userType = () => string().oneOf(userTypes, fieldMessages.invalid).required();

const user = answerObject({
  id: id(),
  type: userType(),
  name: answerText(),
  email: answerText(),
  isAdmin: yesOrNo(),
  isAgent: yesOrNo(),
  isClubMember: yesOrNo(),
  hasDvAccess: yesOrNo(),
  canOrderSupplies: yesOrNo(),
  address: object({ country: object({ code: countryCode() }).required() }).required(),
  countryCode: countryCode(),
  currency: currencyCode(),
  /** Ours: the admin who acts as this person just now. */
  loggedInBy: nullableText(),
});

export const meShapes = {
  details: { answer: user },
} as const satisfies Shapes<typeof meRoutes>;
