import { expect, it } from "vitest";
import { preferredLanguage } from "./preferred-language";

it.each([
  [["en-XA"], "en-XA"],
  [["en-AU", "en-XA"], "en"],
  [[undefined, "nb-NO", "en-GB"], "en"],
  [["en-XA", "en"], "en-XA"],
  [["nb-NO", "de"], undefined],
  [[], undefined],
])("preferredLanguage finds for %j the language %s", (preferences, expected) => {
  expect(preferredLanguage(preferences, ["en", "en-XA"])).toBe(expected);
});
