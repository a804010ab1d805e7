import { expect, test } from "vitest";
import { cardNumbersIn } from "@/e2e/testing/card-numbers";

test.each([
  ["written in one", '{"number":"4242424242424242"}'],
  ["in groups", "4242 4242 4242 4242"],
  ["with hyphens", "pays with 4242-4242-4242-4242."],
  ["as a number", '{"number":4242424242424242}'],
  ["of fifteen digits", "378282246310005"],
])("finds a card's number %s", (_how, text) => {
  expect(cardNumbersIn(text)).toHaveLength(1);
});

test.each([
  ["one digit wrong", "4242424242424241"],
  ["a moment in milliseconds", '{"time":1763788800008}'],
  ["part of a longer word", "pi_4242424242424242"],
  ["too short", "424242424242"],
])("leaves alone what is none: %s", (_why, text) => {
  expect(cardNumbersIn(text)).toEqual([]);
});
