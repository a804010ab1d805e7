"use client";

import { lazy, Suspense, useEffect } from "react";
import { settleCountry } from "@/store/country";
import { useShopDispatch, useShopSelector } from "@/store/hooks";
import { isOtherMarket } from "./market-watcher-client";

const Occasions = lazy(() =>
  import("./occasions-client").then(({ Occasions: shown }) => ({ default: shown })),
);

interface OccasionsHostProps {
  /** Not in the middle of something: there a new visitor is left in peace. */
  readonly findsCountry?: boolean;
}

/** Finds out where a new visitor is. What a page says of itself is loaded when there is an occasion for it. */
export function OccasionsHost({ findsCountry = false }: OccasionsHostProps) {
  const isOne = useShopSelector(
    ({ application }) =>
      application.isCountryAsked || application.notice !== null || application.refusal !== null,
  );
  const dispatch = useShopDispatch();
  useEffect(() => {
    if (!findsCountry) return;
    void dispatch(settleCountry()).then((isFound) => {
      if (isFound && isOtherMarket()) window.location.reload();
    });
  }, [dispatch, findsCountry]);
  if (!isOne) return null;
  return (
    <Suspense fallback={null}>
      <Occasions />
    </Suspense>
  );
}
