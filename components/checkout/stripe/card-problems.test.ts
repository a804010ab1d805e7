import { expect, test } from "vitest";
import words from "@/messages/en/stripe.json";
import { problemOf } from "./card-problems";

const { card } = words;

test("a field that is being filled in is left in peace", () => {
  expect(problemOf("number", { isComplete: false, code: "incomplete_number" }, card, false)).toBeUndefined();
  expect(problemOf("number", { isComplete: false }, card, false)).toBeUndefined();
});

test.each([
  ["number", undefined, "you must specify a number"],
  ["number", "invalid_number", "you must specify a number"],
  ["securityCode", "incomplete_cvc", "you must specify a number"],
  ["expiry", undefined, "Month is not valid"],
  ["expiry", "invalid_expiry_month", "Month is not valid"],
  ["expiry", "invalid_expiry_year_past", "This card has expired"],
] as const)("%s, %s, sent: %s", (field, code, message) => {
  expect(problemOf(field, { isComplete: false, code }, card, true)).toBe(message);
  expect(problemOf(field, { isComplete: true }, card, true)).toBeUndefined();
});

test("what cannot be right is said at once", () => {
  expect(problemOf("expiry", { isComplete: false, code: "invalid_expiry_month" }, card, false)).toBe(
    "Month is not valid",
  );
});
