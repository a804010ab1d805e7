/** Discount of a coupon: a percentage, or an amount in the currency of the cart. */
export type CouponValue = { readonly percent: number } | { readonly amount: number };

export interface TotalInput {
  /** Quantity times price of each line. */
  readonly lineAmounts: readonly number[];
  readonly shipping: number;
  readonly coupon: CouponValue | undefined;
  /** Points to spend, points available, and the value of a point in minor units. */
  readonly points: { readonly requested: number; readonly balance: number; readonly value: number };
  readonly taxRateBps: number;
}

export interface CartTotal {
  readonly lines: readonly { readonly discount: number; readonly tax: number }[];
  readonly subtotal: number;
  readonly shipping: number;
  readonly discount: number;
  readonly loyaltyPoints: number;
  readonly pointsValue: number;
  readonly total: number;
  readonly tax: number;
}

/** Applies the coupon first, then points; neither reduces shipping. All amounts are integer minor units. */
export function calculateCartTotal({
  lineAmounts,
  shipping,
  coupon,
  points,
  taxRateBps,
}: TotalInput): CartTotal {
  const subtotal = sum(lineAmounts);
  const discount = couponAmount(coupon, subtotal);
  const remaining = subtotal - discount;
  // The last point may be worth more than the remainder: it is spent, but the discount is capped.
  const loyaltyPoints = Math.max(
    0,
    Math.min(points.requested, points.balance, Math.ceil(remaining / points.value)),
  );
  const pointsValue = Math.min(remaining, loyaltyPoints * points.value);
  const total = remaining - pointsValue + shipping;
  const discounts = distributeAmount(discount + pointsValue, lineAmounts);
  const paid = lineAmounts.map((amount, at) => amount - (discounts[at] ?? 0));
  const tax = taxInside(total, taxRateBps);
  const taxes = distributeAmount(tax, [...paid, shipping]);
  return {
    lines: lineAmounts.map((_, at) => ({ discount: discounts[at] ?? 0, tax: taxes[at] ?? 0 })),
    subtotal,
    shipping,
    discount,
    loyaltyPoints,
    pointsValue,
    total,
    tax,
  };
}

function couponAmount(coupon: CouponValue | undefined, subtotal: number): number {
  if (coupon === undefined) return 0;
  const amount = "percent" in coupon ? Math.round((subtotal * coupon.percent) / 100) : coupon.amount;
  return Math.min(subtotal, amount);
}

function taxInside(total: number, rateBps: number): number {
  return Math.round((total * rateBps) / (10_000 + rateBps));
}

/**
 * Splits an amount in proportion to the weights (largest remainder method): the parts add up to the amount. No part exceeds
 * its weight unless the amount exceeds the sum of the weights.
 */
export function distributeAmount(amount: number, weights: readonly number[]): readonly number[] {
  const all = BigInt(sum(weights));
  if (all === 0n) return weights.map(() => 0);
  const shares = weights.map((weight, at) => {
    const exact = BigInt(amount) * BigInt(weight);
    return { at, part: Number(exact / all), lost: exact % all };
  });
  let left = amount - sum(shares.map(({ part }) => part));
  const parts = shares.map(({ part }) => part);
  for (const { at, part } of shares.toSorted(byLoss)) {
    if (left <= 0) break;
    parts[at] = part + 1;
    left -= 1;
  }
  return parts;
}

interface Share {
  readonly at: number;
  readonly lost: bigint;
}

function byLoss(a: Share, b: Share): number {
  if (a.lost === b.lost) return a.at - b.at;
  return a.lost > b.lost ? -1 : 1;
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, amount) => all + amount, 0);
}
