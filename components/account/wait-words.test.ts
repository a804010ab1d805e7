import { expect, it } from "vitest";
import { signInFailureOf } from "./sign-in-failure";
import { waitInWords } from "./wait-words";

const words = {
  tooMany: "Wait {wait}.",
  second: "1 second",
  seconds: "{count} seconds",
  minute: "1 minute",
  minutes: "{count} minutes",
};

it.each([
  [1, "1 second"],
  [2, "2 seconds"],
  [90, "90 seconds"],
  [91, "2 minutes"],
  [900, "15 minutes"],
])("%i seconds are %s", (seconds, said) => {
  expect(waitInWords(seconds, words)).toBe(said);
});

it("is what a login form says after too many tries, where it is known how long", () => {
  const error = { kind: "failure", status: 429, code: "too_many_tries", message: "x" } as const;
  const said = { failed: "Login failed", networkError: "Network error", wait: words };
  expect(signInFailureOf({ ...error, retryAfterSeconds: 4 }, said).message).toBe("Wait 4 seconds.");
  expect(signInFailureOf(error, said).message).toBe("Login failed");
});
