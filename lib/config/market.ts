import { defaultLanguage, type Language } from "./languages";
import { isOfferedLanguage } from "./offered-languages";
import { isStore, type Store, storeOf } from "./markets";

/** Public pages are static per market: the prices of a regional store in one language. Never part of a public URL. */
export interface Market {
  readonly region: Store;
  readonly language: Language;
}

export type MarketSegment = `${Store}-${Language}`;

export function marketSegment({ region, language }: Market): MarketSegment {
  return `${region}-${language}`;
}

/** Undefined for an unknown segment, which must be a 404 before rendering. */
export function parseMarket(segment: string): Market | undefined {
  const [, region = "", language] = /^([A-Z]{2})-(.+)$/.exec(segment) ?? [];
  return isStore(region) && isOfferedLanguage(language) ? { region, language } : undefined;
}

/** The market of a visitor, from the cookies `country` and `language`. */
export function marketOf(country: string | undefined, language?: string): Market {
  return { region: storeOf(country), language: isOfferedLanguage(language) ? language : defaultLanguage };
}
