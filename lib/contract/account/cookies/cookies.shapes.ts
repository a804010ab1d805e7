import { string } from "yup";
import type { cookiesRoutes } from "./cookies.routes";
import { type Shapes, noContent } from "@/lib/contract/contract";
import * as f from "@/lib/contract/fields";
import { userType } from "@/lib/contract/account/public/account.fields";
import { fieldMessages } from "@/lib/contract/messages";

/** The storefront converts to upper case. */
const anyCaseCountry = () =>
  string()
    .matches(/^[A-Za-z]{2}$/, fieldMessages.invalid)
    .required();

export const cookiesShapes = {
  country: { body: f.strictObject({ countryCode: anyCaseCountry() }), response: noContent },
  currency: { body: f.strictObject({ currency: f.currencyCode() }), response: noContent },
  userType: { body: f.strictObject({ userType: userType() }), response: noContent },
  campaignPopup: { response: noContent },
  /** Both null when unknown. */
  geo: {
    response: f.responseObject({
      country_code: f.countryCode().nullable().defined(),
      currency: f.currencyCode().nullable().defined(),
    }),
  },
} as const satisfies Shapes<typeof cookiesRoutes>;
