/** Discounts by number of tests. Far enough apart that adding a test never lowers the price. */
export const customProfileDiscounts = [
  { from: 3, percent: 10 },
  { from: 6, percent: 15 },
  { from: 12, percent: 20 },
] as const;

export interface CustomPrice {
  /** Price of the tests bought one by one. */
  readonly singly: number;
  readonly saved: number;
  readonly amount: number;
}

/** Prices in minor units; the discount is rounded down. */
export function priceCustomProfile(amounts: readonly number[]): CustomPrice {
  return discountSum(
    amounts.reduce((sum, amount) => sum + amount, 0),
    amounts.length,
  );
}

export function discountSum(singly: number, count: number): CustomPrice {
  const hundredths = singly * discountPercentOf(count);
  const saved = (hundredths - (hundredths % 100)) / 100;
  return { singly, saved, amount: singly - saved };
}

export function discountPercentOf(count: number): number {
  return customProfileDiscounts.findLast(({ from }) => count >= from)?.percent ?? 0;
}

/** The next discount and how many tests are missing for it. */
export function nextDiscount(
  count: number,
): { readonly missing: number; readonly percent: number } | undefined {
  const next = customProfileDiscounts.find(({ from }) => from > count);
  return next && { missing: next.from - count, percent: next.percent };
}
