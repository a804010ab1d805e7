import { expect, it } from "vitest";
import { isTimeZone } from "./time-zone";

it.each([
  ["Australia/Sydney", true],
  ["America/Argentina/Buenos_Aires", true],
  ["Etc/GMT+5", true],
  ["UTC", true],
  ["Nowhere/Town", false],
  ["", false],
  [undefined, false],
  ["Europe/Berlin; path=/", false],
  ["x".repeat(65), false],
])("isTimeZone of %s is %s", (name, expected) => {
  expect(isTimeZone(name)).toBe(expected);
});
