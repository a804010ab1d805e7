import fc from "fast-check";
import { loyaltyRate } from "@/lib/config/orders/loyalty";
import { calculateCartTotal, type TotalInput } from "@/lib/domain/orders/cart-total";
import {
  fromDecimalString,
  fromProviderMinorUnits,
  toDecimalString,
  toProviderMinorUnits,
} from "@/lib/domain/orders/provider-amount";

const currencies = ["AUD", "CAD", "EUR", "GBP", "JPY", "NZD", "PLN", "SEK", "USD"] as const;
const unsupported = ["KWD", "BHD", "OMR", "TND"] as const;

const price = fc.oneof(fc.integer({ min: 0, max: 60_000 }), fc.integer({ min: 0, max: 20_000_000 }));

const cartArbitrary = fc.record({
  currency: fc.constantFrom(...currencies),
  lines: fc.array(fc.record({ unitAmount: price, quantity: fc.integer({ min: 1, max: 99 }) }), {
    maxLength: 12,
  }),
  shipping: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 10_000 })),
  coupon: fc.oneof(
    fc.constant(undefined),
    fc.record({ percent: fc.integer({ min: 1, max: 100 }) }),
    fc.record({ amount: price }),
  ),
  requested: fc.nat({ max: 50_000 }),
  balance: fc.nat({ max: 50_000 }),
  taxRateBps: fc.constantFrom(0, 1_000, 1_500, 1_900, 2_000, 2_500, 2_550),
});

/** Throws with the smallest inconsistent cart; returns the number of carts checked. */
export function checkRandomCarts(count: number, seed?: number): number {
  let checked = 0;
  const holds = fc.property(cartArbitrary, ({ currency, lines, requested, balance, ...rest }) => {
    const lineAmounts = lines.map(({ unitAmount, quantity }) => unitAmount * quantity);
    const points = { requested, balance, value: loyaltyRate(currency).pointValue };
    const violation = findViolation({ ...rest, lineAmounts, points }, currency);
    if (violation !== undefined) throw new Error(violation);
    checked += 1;
  });
  fc.assert(holds, { numRuns: count, ...(seed === undefined ? {} : { seed }) });
  return checked;
}

function findViolation(input: TotalInput, currency: string): string | undefined {
  const result = calculateCartTotal(input);
  const { lines, subtotal, shipping, discount, pointsValue, loyaltyPoints, total, tax } = result;
  const figures = [subtotal, shipping, discount, pointsValue, loyaltyPoints, total, tax];
  const lineFigures = lines.flatMap((line) => [line.discount, line.tax]);
  const rules: Readonly<Record<string, boolean>> = {
    "an amount is negative or not an integer": [...figures, ...lineFigures].every(isAmount),
    "the total differs from its parts": total === subtotal + shipping - discount - pointsValue,
    "the subtotal differs from the lines": subtotal === sumOf(input.lineAmounts),
    "the discounts of the lines differ from the discount":
      sumOf(lines.map((line) => line.discount)) === discount + pointsValue,
    "a line discount exceeds the line": lines.every(
      (line, at) => line.discount <= (input.lineAmounts[at] ?? 0),
    ),
    "shipping is discounted": total >= shipping,
    "the tax of the lines exceeds the tax": sumOf(lines.map((line) => line.tax)) <= tax,
    "more points are spent than available":
      loyaltyPoints <= Math.min(input.points.balance, input.points.requested),
    "points take off more than their value": pointsValue <= loyaltyPoints * input.points.value,
    "the providers get different amounts": areEqual(total, currency),
    "an unsupported currency is accepted": unsupported.every((unknown) => isRefused(total, unknown)),
  };
  return Object.keys(rules).find((rule) => !rules[rule]);
}

function areEqual(total: number, currency: string): boolean {
  const stripe = fromProviderMinorUnits(toProviderMinorUnits(total, currency), currency);
  const paypal = fromDecimalString(toDecimalString(total, currency), currency);
  return stripe === total && paypal === total;
}

function isRefused(total: number, currency: string): boolean {
  return [toProviderMinorUnits, toDecimalString].every((convert) => {
    try {
      convert(total, currency);
      return false;
    } catch (error) {
      return error instanceof RangeError;
    }
  });
}

function isAmount(figure: number): boolean {
  return Number.isSafeInteger(figure) && figure >= 0;
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((all, amount) => all + amount, 0);
}
