"use client";

import { Suspense, useEffect } from "react";
import { detectCountry } from "@/store/api/kernel/country";
import { useShopDispatch, useShopSelector } from "@/store/hooks";
import { applicationChanged } from "@/store/slices/application";
import { loadWithMessages } from "@/lib/i18n/load-with-messages";
import { isPageOfOtherMarket } from "@/components/layout/reload-on-market-change-client";
import { lazyPart } from "@/components/ui/lazy-part";

const GlobalDialogs = lazyPart(
  loadWithMessages(["dialogs"], async () => (await import("./global-dialogs-client")).GlobalDialogs),
);

interface LazyGlobalDialogsProps {
  /** Off during checkout and sign-in, where a new visitor is not asked for the country. */
  readonly detectsCountry?: boolean;
  /** The header shows admins who they act as. */
  readonly hasOwnBanner?: boolean;
}

/** Detects a new visitor's country, and loads the dialogs when one has to be shown. */
export function LazyGlobalDialogs({ detectsCountry = false, hasOwnBanner = false }: LazyGlobalDialogsProps) {
  const isNeeded = useShopSelector(
    ({ application }) =>
      application.isCountryDialogOpen ||
      application.refusal !== null ||
      (application.notice !== null && !hasOwnBanner),
  );
  const dispatch = useShopDispatch();
  useEffect(() => {
    if (!detectsCountry) return;
    void dispatch(detectCountry()).then((isFound) => {
      if (isFound && isPageOfOtherMarket()) window.location.reload();
    });
  }, [dispatch, detectsCountry]);
  if (!isNeeded) return null;
  return (
    <Suspense fallback={null}>
      <GlobalDialogs
        hasNotices={!hasOwnBanner}
        onClose={() => dispatch(applicationChanged({ isCountryDialogOpen: false, refusal: null }))}
      />
    </Suspense>
  );
}
