"use client";

import { lazy, Suspense } from "react";
import { useShopSelector } from "@/store/hooks";
import { AdminBanner } from "./admin-banner-client";
import { CampaignNotice } from "./campaign-notice-client";

const CountryDialog = lazy(() =>
  import("./country-dialog-client").then((module) => ({ default: module.CountryDialog })),
);

const CartRefusalDialog = lazy(() =>
  import("./cart-refusal-dialog-client").then((module) => ({ default: module.CartRefusalDialog })),
);

/** Dialogs and notices that any page can show. */
export function GlobalDialogs({ hasNotices }: { readonly hasNotices: boolean }) {
  const { isCountryDialogOpen, notice, refusal } = useShopSelector((state) => state.application);
  return (
    <>
      {isCountryDialogOpen && (
        <Suspense fallback={null}>
          <CountryDialog />
        </Suspense>
      )}
      {refusal && (
        <Suspense fallback={null}>
          <CartRefusalDialog refusal={refusal} />
        </Suspense>
      )}
      {hasNotices && notice === "admin" && <AdminBanner />}
      {hasNotices && notice === "campaign" && <CampaignNotice />}
    </>
  );
}
