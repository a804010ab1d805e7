import { get, post } from "@/lib/contract/route";
import type { Routes } from "@/lib/contract/contract";

export const cookiesRoutes = {
  country: post("/cookie/country", "anyone", {
    failure: "failures.errorSettingCountryCode",
    servedBy: "storefront",
  }),
  currency: post("/cookie/currency", "anyone", {
    failure: "failures.errorSettingCountryCurrency",
    servedBy: "storefront",
  }),
  userType: post("/cookie/user-type", "anyone", {
    failure: "failures.errorSettingUserType",
    servedBy: "storefront",
  }),
  campaignPopup: post("/cookie/campaign-popup", "anyone", { body: "none", servedBy: "storefront" }),
  geo: get("/geo", "anyone", {
    failure: "failures.errorFetchingCountryCode",
    servedBy: "storefront",
    ours: true,
  }),
} as const satisfies Routes;
