/**
 * Standard rates in hundredths of a per cent, by country of delivery, where the shop's prices hold the tax: value added tax in Europe,
 * goods and services tax in Australia and New Zealand. Whoever runs a shop checks them against the law of the day.
 * In the United States and Canada prices are without tax: it depends on place and product, and the shop collects none.
 * Countries served at American prices have none inside either.
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
  // Of the euro area without a store of their own: they buy at the German store's prices, and pay their own tax in them.
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
