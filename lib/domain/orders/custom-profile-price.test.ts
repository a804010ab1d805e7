import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { priceOf } from "@/backend/db/seed/catalogue/prices";
import { limits } from "@/lib/config/limits";
import { stores } from "@/lib/config/markets/markets";
import { nextDiscount, priceCustomProfile, discountPercentOf } from "./custom-profile-price";

const tests = (count: number, amount = 4500) => Array.from({ length: count }, () => amount);

describe("priceCustomProfile", () => {
  it.each([
    [0, 0, 0],
    [1, 0, 4500],
    [2, 0, 9000],
    [3, 1350, 12_150],
    [5, 2250, 20_250],
    [6, 4050, 22_950],
    [11, 7425, 42_075],
    [12, 10_800, 43_200],
    [40, 36_000, 144_000],
  ])("with %i tests saves %i and costs %i", (count, saved, amount) => {
    expect(priceCustomProfile(tests(count))).toEqual({ singly: count * 4500, saved, amount });
  });

  it("never discounts more than the percentage", () => {
    expect(priceCustomProfile([3333, 3333, 3333])).toEqual({ singly: 9999, saved: 999, amount: 9000 });
  });

  it("returns integer amounts, never above the sum of the tests", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 200_000 }), { maxLength: 40 }), (amounts) => {
        const { singly, saved, amount } = priceCustomProfile(amounts);
        expect([singly, saved, amount].every(Number.isSafeInteger)).toBe(true);
        expect(amount + saved).toBe(singly);
        expect(amount).toBeLessThanOrEqual(singly);
      }),
    );
  });

  it.each(stores)("never gets cheaper when a test is added, at the prices of %s", (store) => {
    const prices = ["single-disease", "single-trait"].map(
      (priceBand) => priceOf({ priceBand }, store).amount,
    );
    for (const most of prices)
      for (let count = 0; count < limits.customProfileTests; count += 1)
        for (const added of prices) {
          const before = tests(count, most);
          const [now, then] = [priceCustomProfile(before), priceCustomProfile([...before, added])];
          expect(then.amount, `${count} at ${most}, then ${added}`).toBeGreaterThan(now.amount);
        }
  });
});

it("nextDiscount returns the number of missing tests", () => {
  expect([discountPercentOf(2), discountPercentOf(3), discountPercentOf(12), discountPercentOf(40)]).toEqual([
    0, 10, 20, 20,
  ]);
  expect(nextDiscount(0)).toEqual({ missing: 3, percent: 10 });
  expect(nextDiscount(3)).toEqual({ missing: 3, percent: 15 });
  expect(nextDiscount(12)).toBeUndefined();
});
