import { expect, it } from "vitest";
import { preferredCountry } from "./preferred-country";

const countries = ["AT", "AU", "DE", "US"].map((code) => ({ code }));

it.each([
  [["de-DE", "de"], "DE"],
  [["de-AT"], "AT"],
  [["de"], "DE"],
  [["zh-Hans-CN", "en-US"], "US"],
  [["en", "sv"], undefined],
  [[], undefined],
] as const)("a browser with the languages %j is in %s", (languages, country) => {
  expect(preferredCountry(languages, countries)).toBe(country);
});
