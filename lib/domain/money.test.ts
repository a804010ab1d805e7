import fc from "fast-check";
import { expect, it } from "vitest";
import { toMinorUnits, toWireAmount } from "./money";

it.each([
  [0, "0.00"],
  [5, "0.05"],
  [50, "0.50"],
  [12_950, "129.50"],
  [-5, "-0.05"],
  [-12_950, "-129.50"],
])("toWireAmount converts %i to %s", (minorUnits, text) => {
  expect(toWireAmount(minorUnits)).toBe(text);
  expect(toMinorUnits(text)).toBe(minorUnits);
});

it("toWireAmount and toMinorUnits are inverse", () => {
  fc.assert(
    fc.property(fc.integer(), (minorUnits) => {
      const text = toWireAmount(minorUnits);
      expect(text).toMatch(/^-?\d+\.\d\d$/);
      expect(Number(text.replace(".", ""))).toBe(minorUnits);
    }),
  );
});

it.each([0.5, NaN, Infinity, 2 ** 60])("toWireAmount rejects %d", (value) => {
  expect(() => toWireAmount(value)).toThrow(RangeError);
});
