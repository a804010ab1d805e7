import data from "./markets.json" with { type: "json" };

/** Regional stores and their currencies. The rewrites read the same JSON file. */
export const regionCurrencies = data.storeCurrencies;

export type Region = keyof typeof regionCurrencies;

// Safe: the object is a constant, and Object.keys only loses the key type.
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

/** The store of a country: its own, the German one for the euro area, else the American one. */
export function regionOf(country: string | undefined): Region {
  if (country === undefined) return fallbackStore;
  if (isRegion(country)) return country;
  return euroCountries.has(country) ? euroStore : fallbackStore;
}

function storeOf(code: string): Region {
  if (!isRegion(code)) throw new Error(`markets.json names ${code}, which is not a store.`);
  return code;
}

/** The documented symbol, else the currency code. */
export function currencySymbol(code: string): string {
  return currencySymbols.get(code) ?? code;
}
