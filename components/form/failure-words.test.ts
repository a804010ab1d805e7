import { expect, it } from "vitest";
import type { CallError } from "@/store/api/call-error";
import words from "@/messages/en/form.json" with { type: "json" };
import { failureOf, waitInWords } from "./failure-words";

it.each([
  [1, "1 second"],
  [2, "2 seconds"],
  [90, "90 seconds"],
  [91, "2 minutes"],
  [900, "15 minutes"],
])("%i seconds are %s", (seconds, said) => {
  expect(waitInWords(seconds, words)).toBe(said);
});

it.each([
  ["nobody answers", { kind: "network", message: "x" }, "Network error"],
  [
    "it is tried too often, and known how long",
    failure(429, { retryAfterSeconds: 4 }),
    "Too many tries. Please wait 4 seconds and try again.",
  ],
  ["it is tried too often", failure(429), "It failed"],
  ["the password is wrong", failure(401), "Of the server"],
  ["there is a word for its code", failure(410, { code: "link_over" }), "Too old"],
  ["something is broken", failure(500), "It failed"],
  ["the code is one of every object", failure(400, { code: "constructor" }), "It failed"],
  [
    "it is refused by itself",
    { kind: "refusal", code: 1, message: "Taken already", details: {} },
    "Taken already",
  ],
  ["a field is wrong that is not shown", { kind: "fields", fields: { token: "x" } }, "It failed"],
] satisfies [string, CallError, string][])("what a form says when %s", (_what, error, said) => {
  expect(failureOf(error, { words, failed: "It failed", refusals: { link_over: "Too old" } })).toBe(said);
});

function failure(status: number, more: object = {}): CallError {
  return { kind: "failure", status, code: "some_code", message: "Of the server", ...more };
}
