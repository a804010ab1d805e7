import { expect, it } from "vitest";
import {
  fromDecimalString,
  fromProviderMinorUnits,
  toDecimalString,
  toProviderMinorUnits,
} from "./provider-amount";

it.each([
  [0, "AUD", "0.00"],
  [5, "EUR", "0.05"],
  [12950, "USD", "129.50"],
  [12950, "JPY", "12950"],
])("%i of %s becomes %s and back", (amount, currency, text) => {
  expect(toDecimalString(amount, currency)).toBe(text);
  expect(fromDecimalString(text, currency)).toBe(amount);
  expect(fromProviderMinorUnits(toProviderMinorUnits(amount, currency), currency)).toBe(amount);
});

it.each(["KWD", "BHD", "HUF", "RU", "toString", ""])("providerAmount rejects the currency %s", (currency) => {
  expect(() => toDecimalString(100, currency)).toThrow(RangeError);
  expect(() => toProviderMinorUnits(100, currency)).toThrow(RangeError);
  expect(() => fromProviderMinorUnits(100, currency)).toThrow(RangeError);
  expect(() => fromDecimalString("1.00", currency)).toThrow(RangeError);
});

it.each([-1, 0.5, Number.NaN, 2 ** 53])("providerAmount rejects the amount %d", (amount) => {
  expect(() => toDecimalString(amount, "EUR")).toThrow(RangeError);
  expect(() => toProviderMinorUnits(amount, "JPY")).toThrow(RangeError);
});

it.each(["1", "1.5", "1.005", "-1.00", "1,00", " 1.00", "1e2"])(
  "providerAmount rejects the euro amount %s",
  (text) => {
    expect(() => fromDecimalString(text, "EUR")).toThrow(RangeError);
  },
);

it("providerAmount writes yen without decimals", () => {
  expect(() => fromDecimalString("100.00", "JPY")).toThrow(RangeError);
});
