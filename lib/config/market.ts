import { defaultLanguage, isOfferedLanguage, type Language } from "./languages";
import { isRegion, type Region, regionOf } from "./markets";

/** What public pages are made for: a regional store's prices in one language. It never shows in an address. */
export interface Market {
  readonly region: Region;
  readonly language: Language;
}

export type MarketSegment = `${Region}-${Language}`;

export function marketSegment({ region, language }: Market): MarketSegment {
  return `${region}-${language}`;
}

/** Undefined for a segment that is not ours: it must be a 404 before anything is rendered. */
export function parseMarket(segment: string): Market | undefined {
  const [, region = "", language] = /^([A-Z]{2})-(.+)$/.exec(segment) ?? [];
  return isRegion(region) && isOfferedLanguage(language) ? { region, language } : undefined;
}

/** The market of a visitor, from the cookies `country` and `language`. */
export function marketOf(country: string | undefined, language?: string): Market {
  return { region: regionOf(country), language: isOfferedLanguage(language) ? language : defaultLanguage };
}
