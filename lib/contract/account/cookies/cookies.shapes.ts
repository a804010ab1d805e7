import { string } from "yup";
import type { cookiesRoutes } from "./cookies.routes";
import { type Shapes, noContent } from "@/lib/contract/contract";
import * as f from "@/lib/contract/fields";
import { userType } from "@/lib/contract/account/public/account.fields";

/** The storefront converts to upper case. */
const anyCaseCountry = () =>
  string()
    .matches(/^[A-Za-z]{2}$/, "fields.invalid")
    .required();

export const cookiesShapes = {
  country: {
    summary: "Chooses the country, and with it prices and currency.",
    body: f.strictObject({ countryCode: anyCaseCountry() }),
    response: noContent,
  },
  currency: {
    summary: "Chooses the currency, where a country has several.",
    body: f.strictObject({ currency: f.currencyCode() }),
    response: noContent,
  },
  userType: {
    summary: "Chooses whether the shop speaks to breeders, owners or vets.",
    body: f.strictObject({ userType: userType() }),
    response: noContent,
  },
  campaignPopup: { summary: "Notes that a campaign was seen.", response: noContent },
  /** Both null when unknown. */
  geo: {
    summary: "The visitor's country, as the network says.",
    response: f.responseObject({
      country_code: f.countryCode().nullable().defined(),
      currency: f.currencyCode().nullable().defined(),
    }),
  },
} as const satisfies Shapes<typeof cookiesRoutes>;
