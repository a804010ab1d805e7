import { describe, expect, test } from "vitest";
import { getMessages } from "@/lib/i18n/messages";
import { createTranslator } from "@/lib/i18n/translator";
import { describeCardError } from "./card-errors";

const t = createTranslator("en", getMessages("en", "payments").stripe);

describe("describeCardError", () => {
  test("shows no error while a field is being filled in", () => {
    expect(
      describeCardError("number", { isComplete: false, code: "incomplete_number" }, t, false),
    ).toBeUndefined();
    expect(describeCardError("number", { isComplete: false }, t, false)).toBeUndefined();
  });

  test.each([
    ["number", undefined, "you must specify a number"],
    ["number", "invalid_number", "you must specify a number"],
    ["securityCode", "incomplete_cvc", "you must specify a number"],
    ["expiry", undefined, "Month is not valid"],
    ["expiry", "invalid_expiry_month", "Month is not valid"],
    ["expiry", "invalid_expiry_year_past", "This card has expired"],
  ] as const)("after submitting, %s with %s shows: %s", (field, code, message) => {
    expect(describeCardError(field, { isComplete: false, code }, t, true)).toBe(message);
    expect(describeCardError(field, { isComplete: true }, t, true)).toBeUndefined();
  });

  test("shows a definite error while typing", () => {
    expect(describeCardError("expiry", { isComplete: false, code: "invalid_expiry_month" }, t, false)).toBe(
      "Month is not valid",
    );
  });
});
