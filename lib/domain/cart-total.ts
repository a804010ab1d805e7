/** What a coupon takes off: so much in a hundred, or an amount of the cart's own currency. */
export type CouponValue = { readonly percent: number } | { readonly amount: number };

export interface TotalInput {
  /** Of each line: pieces times price. */
  readonly lineAmounts: readonly number[];
  readonly shipping: number;
  readonly coupon: CouponValue | undefined;
  /** How many somebody wants to spend, and how many they have. */
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

/** First the coupon, then points; neither pays for being sent. Minor units, whole ones, throughout. */
export function calculateCartTotal({ lineAmounts, shipping, coupon, points, taxRateBps }: TotalInput): CartTotal {
  const subtotal = sum(lineAmounts);
  const discount = couponAmount(coupon, subtotal);
  const left = subtotal - discount;
  // The last point may be worth more than what is left: it is spent, and not more than all is taken off.
  const loyaltyPoints = Math.max(0, Math.min(points.requested, points.balance, Math.ceil(left / points.value)));
  const pointsValue = Math.min(left, loyaltyPoints * points.value);
  const total = left - pointsValue + shipping;
  const discounts = distributeAmount(discount + pointsValue, lineAmounts);
  const paid = lineAmounts.map((amount, at) => amount - (discounts[at] ?? 0));
  const tax = taxInside(total, taxRateBps);
  const taxes = distributeAmount(tax, [...paid, shipping]);
  return {
    lines: lineAmounts.map((_, at) => ({ discount: discounts[at] ?? 0, tax: taxes[at] ?? 0 })),
    ...{ subtotal, shipping, discount, loyaltyPoints, pointsValue, total, tax },
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
 * Parts of an amount in the proportion of the weights, which add up to it: what rounding down leaves goes, a unit each, to those
 * who lost most by it. No part is more than its weight as long as the amount is not more than theirs together.
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

function byLoss(one: Share, other: Share): number {
  if (one.lost === other.lost) return one.at - other.at;
  return one.lost > other.lost ? -1 : 1;
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, amount) => all + amount, 0);
}
