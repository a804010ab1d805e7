import { defaultLanguage, type Language } from "@/lib/config/languages";
import { isOfferedLanguage } from "@/lib/config/offered-languages";
import { isStore, type Store, storeOf, storeOfLanguage } from "./markets";

/** Public pages are static per market: the prices of a regional store in one language. Never part of a public URL. */
export interface Market {
  readonly store: Store;
  readonly language: Language;
}

export type MarketSegment = `${Store}-${Language}`;

export function marketSegment({ store, language }: Market): MarketSegment {
  return `${store}-${language}`;
}

/** Undefined for an unknown segment, which must be a 404 before rendering. */
export function parseMarket(segment: string): Market | undefined {
  const [, store = "", language] = /^([A-Z]{2})-(.+)$/.exec(segment) ?? [];
  return isStore(store) && isOfferedLanguage(language) ? { store, language } : undefined;
}

/** The market of a visitor, from the cookies `country` and `language`. */
export function marketOf(country: string | undefined, language?: string): Market {
  return { store: storeOf(country), language: isOfferedLanguage(language) ? language : defaultLanguage };
}

interface AddressVisitor {
  /** The language in the address. English has none. */
  readonly prefix: Language | undefined;
  /** Countries: the chosen one, and that of the platform's header. */
  readonly chosen: string | undefined;
  readonly platform: string | undefined;
}

/** The market of a public page. A language implies its store, so that crawlers see its currency. */
export function marketOfAddress({ prefix, chosen, platform }: AddressVisitor): Market {
  const store = chosen === undefined ? storeOfLanguage(prefix) : undefined;
  return { store: store ?? storeOf(chosen ?? platform), language: prefix ?? defaultLanguage };
}
