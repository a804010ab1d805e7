"use client";

import Cookies from "js-cookie";
import { useEffect } from "react";
import { cookieNames } from "@/lib/config/cookies";
import { pageLanguage } from "@/lib/i18n/page-language";
import { marketOf, marketSegment } from "@/lib/config/markets/market";

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

/** Whether the page was rendered for another market than the visitor's cookies name. */
export function isPageOfOtherMarket(market = marketOfCookies()): boolean {
  return market !== undefined && market !== document.documentElement.dataset.market;
}

/** Undefined without a cookie: then the server chose the market by a request header. */
function marketOfCookies(): string | undefined {
  const country = Cookies.get(cookieNames.country);
  if (!country) return undefined;
  const chosen = Cookies.get(cookieNames.language);
  const market = marketOf(country, chosen);
  const language = pageLanguage();
  // Only the server knows whether the pseudo-locale is offered. A page in the chosen language proves that it is.
  return marketSegment(chosen === language ? { ...market, language } : market);
}

function wasReloaded(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation !== undefined && "type" in navigation && navigation.type === "reload";
}

function reloadPage(): void {
  window.location.reload();
}
