import { expect, it } from "vitest";
import { normaliseAmount } from "./typed-amount";

it.each([
  ["12", "12.00"],
  ["12,5", "12.50"],
  ["$ 12.50", "12.50"],
  ["007.1", "7.10"],
  ["12.505", "12.505"],
  ["1.000,00", "1.000,00"],
  ["", ""],
  ["all", "all"],
])("normaliseAmount: %j becomes %j", (typed, amount) => {
  expect(normaliseAmount(typed)).toBe(amount);
});
