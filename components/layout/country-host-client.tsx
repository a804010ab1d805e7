"use client";

import { lazy, Suspense, useEffect } from "react";
import { settleCountry } from "@/store/country";
import { useShopDispatch, useShopSelector } from "@/store/hooks";
import type { CountryDialogProps } from "./country-dialog-client";
import { isOtherMarket } from "./market-watcher-client";

const CountryDialog = lazy(() =>
  import("./country-dialog-client").then(({ CountryDialog: dialog }) => ({ default: dialog })),
);

/** Finds out where a new visitor is, and shows the question about it where that fails or somebody asks for it. */
export function CountryHost({ words }: CountryDialogProps) {
  const isAsked = useShopSelector((state) => state.application.isCountryAsked);
  const dispatch = useShopDispatch();
  useEffect(() => {
    void dispatch(settleCountry()).then((isFound) => {
      if (isFound && isOtherMarket()) window.location.reload();
    });
  }, [dispatch]);
  if (!isAsked) return null;
  return (
    <Suspense fallback={null}>
      <CountryDialog words={words} />
    </Suspense>
  );
}
