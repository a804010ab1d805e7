"use client";

import Cookies from "js-cookie";
import { useEffect } from "react";
import { cookieNames } from "@/lib/config/cookies";
import { pageLanguage } from "@/lib/i18n/page-language";
import { marketSegment } from "@/lib/config/markets/market";
import { storeOf } from "@/lib/config/markets/markets";

export interface ReloadOnMarketChangeProps {
  readonly reload?: () => void;
}

/** Reloads a page that comes back (by Back, or from another tab) after the visitor has changed country. */
export function ReloadOnMarketChange({ reload = reloadPage }: ReloadOnMarketChangeProps) {
  useEffect(() => {
    // A page that was just reloaded is what the server wants to show: reloading again would never end.
    let reloadedFor = wasReloaded() ? marketOfCookies() : undefined;
    const compare = () => {
      const market = marketOfCookies();
      if (document.hidden || market === undefined || market === reloadedFor) return;
      if (!isPageOfOtherMarket(market)) return;
      reloadedFor = market;
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

/** Whether the page was rendered for another country than the visitor's cookie names. */
export function isPageOfOtherMarket(market = marketOfCookies()): boolean {
  return market !== undefined && market !== document.documentElement.dataset.market;
}

/** Undefined without a cookie: then the server chose the market by a request header. */
function marketOfCookies(): string | undefined {
  const country = Cookies.get(cookieNames.country);
  if (!country) return undefined;
  return marketSegment({ store: storeOf(country), language: pageLanguage() });
}

function wasReloaded(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation !== undefined && "type" in navigation && navigation.type === "reload";
}

function reloadPage(): void {
  window.location.reload();
}
