import { expect, test } from "vitest";
import { findCardNumbers } from "@/e2e/testing/card-numbers";

test.each([
  ["without separators", '{"number":"4242424242424242"}'],
  ["in groups", "4242 4242 4242 4242"],
  ["with hyphens", "pays with 4242-4242-4242-4242."],
  ["as a number", '{"number":4242424242424242}'],
  ["of fifteen digits", "378282246310005"],
])("findCardNumbers finds a card number %s", (_format, text) => {
  expect(findCardNumbers(text)).toHaveLength(1);
});

test.each([
  ["a number with one wrong digit", "4242424242424241"],
  ["a time in milliseconds", '{"time":1763788800008}'],
  ["part of a longer word", "pi_4242424242424242"],
  ["a short number", "424242424242"],
  ["a microchip number", '{"chip_number":"956000012000430"}'],
])("findCardNumbers ignores %s", (_case, text) => {
  expect(findCardNumbers(text)).toEqual([]);
});
