import { describe, expect, it } from "vitest";
import { distributeAmount, calculateCartTotal, type TotalInput } from "./cart-total";
import { checkRandomCarts } from "@/lib/domain/testing/random-carts";

const none = { requested: 0, balance: 0, value: 5 };
const cart = (part: Partial<TotalInput>) =>
  calculateCartTotal({
    lineAmounts: [10_000, 5_000],
    shipping: 1_200,
    coupon: undefined,
    points: none,
    taxRateBps: 0,
    ...part,
  });

describe("calculateCartTotal", () => {
  it("adds lines and shipping", () => {
    expect(cart({})).toMatchObject({ subtotal: 15_000, shipping: 1_200, discount: 0, total: 16_200, tax: 0 });
  });

  it("does not apply a coupon to shipping", () => {
    expect(cart({ coupon: { percent: 100 } })).toMatchObject({ discount: 15_000, total: 1_200 });
    expect(cart({ coupon: { amount: 99_999 } })).toMatchObject({ discount: 15_000, total: 1_200 });
  });

  it("applies a percentage to the lines, rounded to a cent", () => {
    expect(cart({ lineAmounts: [1_005], coupon: { percent: 10 } })).toMatchObject({ discount: 101 });
  });

  it("applies points after the coupon, up to the remainder", () => {
    const points = { requested: 5_000, balance: 4_000, value: 5 };
    const { discount, loyaltyPoints, pointsValue, total } = cart({ coupon: { percent: 10 }, points });
    expect({ discount, loyaltyPoints, pointsValue, total }).toEqual({
      discount: 1_500,
      loyaltyPoints: 2_700,
      pointsValue: 13_500,
      total: 1_200,
    });
  });

  it("spends no more points than available", () => {
    const points = { requested: 300, balance: 100, value: 5 };
    expect(cart({ points })).toMatchObject({ loyaltyPoints: 100, pointsValue: 500, total: 15_700 });
  });

  it("spends a last point on a remainder below its value", () => {
    const points = { requested: 9_999, balance: 9_999, value: 50 };
    expect(cart({ lineAmounts: [120], shipping: 0, points })).toMatchObject({
      loyaltyPoints: 3,
      pointsValue: 120,
      total: 0,
    });
  });

  it("computes the tax included in the total", () => {
    expect(cart({ taxRateBps: 1_900, shipping: 0, lineAmounts: [11_900] })).toMatchObject({
      total: 11_900,
      tax: 1_900,
    });
    const { tax, lines } = cart({ taxRateBps: 1_000, lineAmounts: [11_000], shipping: 1_100 });
    expect([tax, lines]).toEqual([1_100, [{ discount: 0, tax: 1_000 }]]);
  });

  it("distributes the discount over the lines without losing a cent", () => {
    expect(distributeAmount(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(distributeAmount(2, [1, 2, 1])).toEqual([1, 1, 0]);
    expect(distributeAmount(5, [0, 0])).toEqual([0, 0]);
    expect(distributeAmount(9_007_199_254_740_991, [9_007_199_254_740_991])).toEqual([9_007_199_254_740_991]);
  });

  it("is consistent for 5,000 random carts and both payment providers", () => {
    expect(checkRandomCarts(5_000)).toBe(5_000);
  });
});
