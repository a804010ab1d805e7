import { expect, test } from "vitest";
import { ownPath } from "./own-path";
import { foreignAddresses, ownAddresses } from "./testing/addresses";

test.each(ownAddresses)("%s is ours", (next, path) => {
  expect(ownPath(next)).toBe(path);
});

test.each([undefined, null, ...foreignAddresses])("%j is not", (next) => {
  expect(ownPath(next)).toBeUndefined();
});

test("every one of them is tried, and none twice", () => {
  expect(new Set(foreignAddresses).size).toBe(foreignAddresses.length);
  expect(ownAddresses.length).toBeGreaterThanOrEqual(10);
});
