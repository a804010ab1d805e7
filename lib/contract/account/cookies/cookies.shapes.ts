import { string } from "yup";
import type { cookiesRoutes } from "./cookies.routes";
import { type Shapes, noContent } from "@/lib/contract/contract";
import { responseObject, countryCode, currencyCode, strictObject } from "@/lib/contract/fields";
import { userType } from "@/lib/contract/account/public/account.fields";
import { fieldMessages } from "@/lib/contract/messages";

/** The storefront converts to upper case. */
const anyCaseCountry = () =>
  string()
    .matches(/^[A-Za-z]{2}$/, fieldMessages.invalid)
    .required();

export const cookiesShapes = {
  country: { body: strictObject({ countryCode: anyCaseCountry() }), response: noContent },
  currency: { body: strictObject({ currency: currencyCode() }), response: noContent },
  userType: { body: strictObject({ userType: userType() }), response: noContent },
  campaignPopup: { response: noContent },
  /** Both null when unknown. */
  geo: {
    response: responseObject({
      country_code: countryCode().nullable().defined(),
      currency: currencyCode().nullable().defined(),
    }),
  },
} as const satisfies Shapes<typeof cookiesRoutes>;
