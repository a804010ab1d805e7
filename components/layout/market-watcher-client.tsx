"use client";

import Cookies from "js-cookie";
import { useEffect } from "react";
import { cookieNames } from "@/lib/config/cookies";
import { marketOf, marketSegment } from "@/lib/config/market";

export interface MarketWatcherProps {
  readonly reload?: () => void;
}

/** A page that comes back, by Back or from another tab, may be of a market that has been left: it is loaded anew. */
export function MarketWatcher({ reload = reloadPage }: MarketWatcherProps) {
  useEffect(() => {
    // A page that has just been loaded anew is as the server wants it: loading it once more would never end.
    let settled = wasReloaded() ? wantedMarket() : undefined;
    const compare = () => {
      const wanted = wantedMarket();
      if (document.hidden || wanted === undefined || wanted === settled) return;
      if (!isOtherMarket(wanted)) return;
      settled = wanted;
      reload();
    };
    compare();
    window.addEventListener("pageshow", compare);
    document.addEventListener("visibilitychange", compare);
    return () => {
      window.removeEventListener("pageshow", compare);
      document.removeEventListener("visibilitychange", compare);
    };
  }, [reload]);
  return null;
}

/** Whether the page shows other prices than the visitor's country would. */
export function isOtherMarket(wanted = wantedMarket()): boolean {
  return wanted !== undefined && wanted !== document.documentElement.dataset.market;
}

/** Undefined without a cookie: the page may follow a header that only the server sees. */
function wantedMarket(): string | undefined {
  const country = Cookies.get(cookieNames.country);
  return country && marketSegment(marketOf(country, Cookies.get(cookieNames.language)));
}

function wasReloaded(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation !== undefined && "type" in navigation && navigation.type === "reload";
}

function reloadPage(): void {
  window.location.reload();
}
