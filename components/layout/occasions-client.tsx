"use client";

import { lazy, Suspense } from "react";
import { useShopSelector } from "@/store/hooks";
import { AdminNotice } from "./admin-notice-client";
import { CampaignNotice } from "./campaign-notice-client";
import { occasionWords } from "./occasion-words";
import { pageLanguage } from "./page-language";

const CountryDialog = lazy(() =>
  import("./country-dialog-client").then(({ CountryDialog: dialog }) => ({ default: dialog })),
);

const RefusalDialog = lazy(() =>
  import("./refusal-dialog-client").then(({ RefusalDialog: dialog }) => ({ default: dialog })),
);

/** The question about the country, where it is asked, and the one notice there may be. */
export function Occasions() {
  const words = occasionWords[pageLanguage()];
  const { isCountryAsked, notice, refusal } = useShopSelector((state) => state.application);
  return (
    <>
      {isCountryAsked && (
        <Suspense fallback={null}>
          <CountryDialog words={words.country} />
        </Suspense>
      )}
      {refusal && (
        <Suspense fallback={null}>
          <RefusalDialog refusal={refusal} />
        </Suspense>
      )}
      {notice === "admin" && <AdminNotice words={words.admin} />}
      {notice === "campaign" && <CampaignNotice words={words.campaign} />}
    </>
  );
}
