import data from "./markets.json" with { type: "json" };

/** Regional stores and their currencies. */
export const storeCurrencies = data.storeCurrencies;

export type Store = keyof typeof storeCurrencies;

// Safe: the object is a constant, and Object.keys only loses the key type.
export const stores = Object.keys(storeCurrencies) as Store[];

const currencySymbols: ReadonlyMap<string, string> = new Map([
  ["AUD", "$"],
  ["USD", "$"],
  ["GBP", "£"],
  ["EUR", "€"],
]);

export function isStore(code: string): code is Store {
  return Object.hasOwn(storeCurrencies, code);
}

const fallbackStore = parseStore(data.fallbackStore);
const euroStore = parseStore(data.euroStore);
const euroCountries: ReadonlySet<string> = new Set(data.euroCountries);

/** The store of a country: its own, the German one for the euro area, else the American one. */
export function storeOf(country: string | undefined): Store {
  if (country === undefined) return fallbackStore;
  if (isStore(country)) return country;
  return euroCountries.has(country) ? euroStore : fallbackStore;
}

const languageStores: Readonly<Record<string, Store>> = {
  de: "DE",
  es: "ES",
  fr: "FR",
  it: "IT",
  nl: "NL",
  pl: "PL",
  pt: "PT",
  sv: "SE",
};

/** The store that a language without a country implies. English has none: it is spoken in several. */
export function storeOfLanguage(language: string | undefined): Store | undefined {
  return language === undefined ? undefined : languageStores[language];
}

function parseStore(code: string): Store {
  if (!isStore(code)) throw new Error(`markets.json names ${code}, which is not a store.`);
  return code;
}

/** The documented symbol, else the currency code. */
export function currencySymbol(code: string): string {
  return currencySymbols.get(code) ?? code;
}
