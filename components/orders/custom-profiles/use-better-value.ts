import { useEffect, useState } from "react";
import { limits } from "@/lib/config/limits";
import { customProfilesRoutes } from "@/lib/contract/orders/custom-profiles/custom-profiles.routes";
import type { BetterValue } from "@/lib/contract/orders/custom-profiles/custom-profiles.types";
import { callApi } from "@/store/api/call-api";
import { useShopDispatch } from "@/store/hooks";
import type { Builder } from "./use-builder";

const pauseMs = 500;

/** The product that contains the chosen tests for less. Read when the visitor pauses; silent when it fails. */
export function useBetterValue({ chosen, breed }: Builder): BetterValue | undefined {
  const dispatch = useShopDispatch();
  const [loaded, setLoaded] = useState<{ readonly key: string; readonly offer: BetterValue | null }>();
  const tests = [...chosen].toSorted((a, b) => a - b).join(",");
  const key = `${tests} ${breed ?? ""}`;
  const isPossible = chosen.length >= limits.betterValueTests;

  useEffect(() => {
    if (!isPossible) return undefined;
    let isCancelled = false;
    const timer = setTimeout(() => {
      const query = { tests, ...(breed !== undefined && { breed }) };
      void dispatch(callApi(customProfilesRoutes.betterValue, { query })).then((result) => {
        if (!isCancelled && result.ok) setLoaded({ key, offer: result.data.offer });
      });
    }, pauseMs);
    return () => {
      isCancelled = true;
      clearTimeout(timer);
    };
  }, [dispatch, isPossible, tests, breed, key]);

  return isPossible && loaded?.key === key ? (loaded.offer ?? undefined) : undefined;
}
