/**
 * Standard rates in basis points by country of delivery, where prices include tax: VAT in Europe, GST in Australia and New
 * Zealand. The operator must check them against current law. Prices in the United States, in Canada and in countries with
 * American prices include no tax, and the shop collects none.
 */
const ratesBps: Readonly<Record<string, number>> = {
  AU: 1000,
  NZ: 1500,
  GB: 2000,
  DE: 1900,
  ES: 2100,
  FR: 2000,
  IT: 2200,
  NL: 2100,
  PL: 2300,
  PT: 2300,
  SE: 2500,
  // Euro countries without a store: prices of the German store, including their own tax.
  AT: 2000,
  BE: 2100,
  BG: 2000,
  CY: 1900,
  EE: 2400,
  FI: 2550,
  GR: 2400,
  HR: 2500,
  IE: 2300,
  LT: 2100,
  LU: 1700,
  LV: 2100,
  MC: 2000,
  MT: 1800,
  SI: 2200,
  SK: 2300,
};

export function taxRateBps(country: string | undefined): number {
  return (country !== undefined && Object.hasOwn(ratesBps, country) ? ratesBps[country] : undefined) ?? 0;
}
