/** From so many tests on, this share of their sum is taken off. So wide apart that one more test never costs less. */
export const customProfileShares = [
  { from: 3, percent: 10 },
  { from: 6, percent: 15 },
  { from: 12, percent: 20 },
] as const;

export interface CustomPrice {
  /** What the tests cost one by one. */
  readonly singly: number;
  readonly saved: number;
  readonly amount: number;
}

/** All in minor units, rounded in the shop's favour by less than one of them. */
export function priceCustomProfile(amounts: readonly number[]): CustomPrice {
  const singly = amounts.reduce((sum, amount) => sum + amount, 0);
  const hundredths = singly * shareOf(amounts.length);
  const saved = (hundredths - (hundredths % 100)) / 100;
  return { singly, saved, amount: singly - saved };
}

export function shareOf(count: number): number {
  return customProfileShares.findLast(({ from }) => count >= from)?.percent ?? 0;
}

/** How many tests more it takes until the next share, and which that is. */
export function nextShare(count: number): { readonly missing: number; readonly percent: number } | undefined {
  const next = customProfileShares.find(({ from }) => from > count);
  return next && { missing: next.from - count, percent: next.percent };
}
