import { expect, it } from "vitest";
import { omiaAddress } from "./omia";

it.each([
  ["OMIA:002140-9615", "https://omia.org/OMIA002140/9615/"],
  [null, undefined],
  ["", undefined],
  ["javascript:alert(1)", undefined],
  ["OMIA:002140-9615/../x", undefined],
])("omiaAddress converts %s to %s", (omia, address) => {
  expect(omiaAddress(omia)).toBe(address);
});
