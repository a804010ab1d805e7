import { get, post } from "@/lib/contract/route";
import type { Routes } from "@/lib/contract/contract";

export const cookiesRoutes = {
  country: post("/cookie/country", "anyone", {
    failure: "Error setting country code",
    servedBy: "storefront",
  }),
  currency: post("/cookie/currency", "anyone", {
    failure: "Error setting country currency",
    servedBy: "storefront",
  }),
  userType: post("/cookie/user-type", "anyone", {
    failure: "Error setting user type",
    servedBy: "storefront",
  }),
  campaignPopup: post("/cookie/campaign-popup", "anyone", { body: "none", servedBy: "storefront" }),
  geo: get("/geo", "anyone", { failure: "Error fetching country code", servedBy: "storefront", ours: true }),
} as const satisfies Routes;
