/** Regional stores with prices of their own, and the currency each sells in. */
export const regionCurrencies = {
  AU: "AUD",
  GB: "GBP",
  DE: "EUR",
  ES: "EUR",
  FR: "EUR",
  IT: "EUR",
  NL: "EUR",
  PL: "PLN",
  PT: "EUR",
  SE: "SEK",
  CA: "CAD",
  NZ: "NZD",
  US: "USD",
} as const;

export type Region = keyof typeof regionCurrencies;

// Object.keys forgets the key type; the object is a constant, so nothing else can be in it.
export const regions = Object.keys(regionCurrencies) as Region[];
export type RegionCurrency = (typeof regionCurrencies)[Region];

/** What a visitor pays in before a country is known. */
export const fallbackRegion: Region = "US";

const currencySymbols: ReadonlyMap<string, string> = new Map([
  ["AUD", "$"],
  ["USD", "$"],
  ["GBP", "£"],
  ["EUR", "€"],
]);

export function isRegion(code: string): code is Region {
  return Object.hasOwn(regionCurrencies, code);
}

/** Countries that pay in euro without a store of their own. */
const euroCountries: ReadonlySet<string> = new Set(
  "AD AT AX BE BG BL CY EE FI GF GP GR HR IE LT LU LV MC ME MF MQ MT PM RE SI SK SM TF VA XK YT".split(" "),
);

/** Whose prices a country sees: its own store's, in the euro area the German store's, else the American store's. */
export function regionOf(country: string | undefined): Region {
  if (country === undefined) return fallbackRegion;
  if (isRegion(country)) return country;
  return euroCountries.has(country) ? "DE" : fallbackRegion;
}

/** The symbol where one is documented, else the code itself, so that an unknown currency is still readable. */
export function currencySymbol(code: string): string {
  return currencySymbols.get(code) ?? code;
}
