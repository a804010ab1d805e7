import { describe, expect, it } from "vitest";
import { findBetterValue } from "./better-value";

const product = (id: number, more: Partial<Parameters<typeof findBetterValue>[0][number]> = {}) => ({
  id,
  amount: 20_900,
  testCodes: ["a", "b", "c", "d"],
  breedIds: [],
  ...more,
});
const choice = { testCodes: ["a", "b"], amount: 33_490, breedId: 7 };
const idOf = (candidates: Parameters<typeof findBetterValue>[0], breedId: number | null = 7) =>
  findBetterValue(candidates, { ...choice, breedId })?.product.id;

describe("findBetterValue", () => {
  it("returns the cheapest product with all chosen tests, and what it saves", () => {
    const found = findBetterValue([product(1), product(2, { amount: 19_900 })], choice);
    expect([found?.product.id, found?.saved]).toEqual([2, 13_590]);
  });

  it("prefers the product of the animal's breed, then more tests", () => {
    expect(idOf([product(1), product(2, { breedIds: [7], testCodes: ["a", "b"] })])).toBe(2);
    expect(idOf([product(1), product(2, { testCodes: ["a", "b", "c", "d", "e"] })])).toBe(2);
  });

  it.each([
    ["for another breed", product(1, { breedIds: [8] })],
    ["without a chosen test", product(1, { testCodes: ["a", "c", "d"] })],
    ["that cost as much", product(1, { amount: 33_490 })],
  ])("leaves out products %s", (_what, candidate) => {
    expect(idOf([candidate])).toBeUndefined();
  });

  it("leaves out products for one breed while the breed is unknown", () => {
    expect(idOf([product(1, { breedIds: [7] })], null)).toBeUndefined();
  });
});
