import data from "./markets.json" with { type: "json" };

/** Regional stores with prices of their own, and the currency each sells in. The rewrites read the same file. */
export const regionCurrencies = data.storeCurrencies;

export type Region = keyof typeof regionCurrencies;

// Object.keys forgets the key type; the object is a constant, so nothing else can be in it.
export const regions = Object.keys(regionCurrencies) as Region[];

const currencySymbols: ReadonlyMap<string, string> = new Map([
  ["AUD", "$"],
  ["USD", "$"],
  ["GBP", "£"],
  ["EUR", "€"],
]);

export function isRegion(code: string): code is Region {
  return Object.hasOwn(regionCurrencies, code);
}

const fallbackStore = storeOf(data.fallbackStore);
const euroStore = storeOf(data.euroStore);
const euroCountries: ReadonlySet<string> = new Set(data.euroCountries);

/** Whose prices a country sees: its own store's, in the euro area the German store's, else the American store's. */
export function regionOf(country: string | undefined): Region {
  if (country === undefined) return fallbackStore;
  if (isRegion(country)) return country;
  return euroCountries.has(country) ? euroStore : fallbackStore;
}

function storeOf(code: string): Region {
  if (!isRegion(code)) throw new Error(`markets.json names ${code}, which is no store.`);
  return code;
}

/** The symbol where one is documented, else the code itself, so that an unknown currency is still readable. */
export function currencySymbol(code: string): string {
  return currencySymbols.get(code) ?? code;
}
