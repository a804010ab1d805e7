import { string } from "yup";
import type { cookiesRoutes } from "./cookies.routes";
import { type Shapes, nothing } from "@/lib/contract/contract";
import { answerObject, countryCode, currencyCode, strictObject } from "@/lib/contract/fields";
import { userType } from "@/lib/contract/account/me.shapes";
import { fieldMessages } from "@/lib/contract/messages";

/** Lower case is corrected by the storefront, so it passes here. */
const anyCaseCountry = () =>
  string()
    .matches(/^[A-Za-z]{2}$/, fieldMessages.invalid)
    .required();

export const cookiesShapes = {
  country: { body: strictObject({ countryCode: anyCaseCountry() }), answer: nothing },
  currency: { body: strictObject({ currency: currencyCode() }), answer: nothing },
  userType: { body: strictObject({ userType: userType() }), answer: nothing },
  campaignPopup: { answer: nothing },
  /** Both null where nobody knows. */
  geo: {
    answer: answerObject({
      country_code: countryCode().nullable().defined(),
      currency: currencyCode().nullable().defined(),
    }),
  },
} as const satisfies Shapes<typeof cookiesRoutes>;
