import type { Routes } from "@/lib/contract/contract";
import { operationFailed } from "@/lib/contract/operation-failed";

export const cookiesRoutes = {
  country: {
    method: "POST",
    path: "/cookie/country",
    access: "anyone",
    body: "json",
    failure: "Error setting country code",
    servedBy: "storefront",
  },
  currency: {
    method: "POST",
    path: "/cookie/currency",
    access: "anyone",
    body: "json",
    failure: "Error setting country currency",
    servedBy: "storefront",
  },
  userType: {
    method: "POST",
    path: "/cookie/user-type",
    access: "anyone",
    body: "json",
    failure: "Error setting user type",
    servedBy: "storefront",
  },
  campaignPopup: {
    method: "POST",
    path: "/cookie/campaign-popup",
    access: "anyone",
    body: "none",
    failure: operationFailed,
    servedBy: "storefront",
  },
  geo: {
    method: "GET",
    path: "/geo",
    access: "anyone",
    body: "none",
    failure: "Error fetching country code",
    servedBy: "storefront",
    ours: true,
  },
} as const satisfies Routes;
