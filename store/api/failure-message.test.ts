import { describe, expect, it } from "vitest";
import messages from "@/messages/en/kernel/form.json" with { type: "json" };
import type { CallError } from "./call-error";
import { failureMessage, waitMessage } from "./failure-message";

it.each([
  [1, "1 second"],
  [2, "2 seconds"],
  [90, "90 seconds"],
  [91, "2 minutes"],
  [900, "15 minutes"],
])("asks to wait %i seconds as %s", (seconds, wait) => {
  expect(waitMessage(seconds, messages)).toBe(`Too many attempts. Please wait ${wait} and try again.`);
});

describe("the message of a failed form", () => {
  it.each([
    ["a network failure", { kind: "network" }, "Network error"],
    [
      "too many attempts with a time",
      failure(429, { retryAfterSeconds: 4 }),
      "Too many attempts. Please wait 4 seconds and try again.",
    ],
    ["too many attempts without a time", failure(429), "It failed"],
    ["a wrong password", failure(401), "Of the server"],
    ["the end of an impersonation", failure(403, { code: "acting_ended" }), "Of the server"],
    ["a code with its own message", failure(410, { code: "link_over" }), "Too old"],
    ["a server error", failure(500), "It failed"],
    ["a code that is the name of an object property", failure(400, { code: "constructor" }), "It failed"],
    ["a refusal", { kind: "refusal", code: 1, message: "Taken already", details: {} }, "Taken already"],
    ["an error of a field that is not displayed", { kind: "fields", fields: { token: "x" } }, "It failed"],
  ] satisfies [string, CallError, string][])("for %s", (_what, error, expected) => {
    const failuresByCode = { link_over: "Too old" };
    expect(failureMessage(error, { messages, failure: "It failed", failuresByCode })).toBe(expected);
  });
});

function failure(status: number, more: object = {}): CallError {
  return { kind: "failure", status, code: "some_code", message: "Of the server", ...more };
}
