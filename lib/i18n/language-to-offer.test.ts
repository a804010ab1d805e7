import { describe, expect, it } from "vitest";
import { languages } from "@/lib/config/languages";
import { storeOf } from "@/lib/config/markets/markets";
import { spokenLanguages } from "@/lib/config/markets/spoken-languages";
import { languageToOffer, preferredLanguage } from "./language-to-offer";

function offerFor(
  country: string,
  browser: readonly string[],
  chosen?: string,
  language: "en" | "de" = "en",
) {
  const page = { language, offered: languages, spoken: spokenLanguages(storeOf(country)) };
  return languageToOffer({ chosen, browser, country }, page);
}

describe("languageToOffer", () => {
  it.each([
    ["DE", ["de-DE"], "de"],
    ["AT", ["en-US"], "de"],
    ["BE", ["en"], "nl"],
    ["BE", ["en", "fr"], "fr"],
    ["CH", ["en-GB", "it-CH"], "it"],
    ["CH", ["fr-CH"], "fr"],
    ["CA", ["fr-CA"], "fr"],
    ["PL", ["cs"], "pl"],
    ["MX", ["en"], "es"],
  ])("on a first visit from %s with the browser in %s is %s", (country, browser, expected) => {
    expect(offerFor(country, browser)).toBe(expected);
  });

  it.each([
    ["AU", ["en-AU"]],
    ["CA", ["en-CA"]],
    ["US", ["ja"]],
  ])("returns nothing in %s with the browser in %s", (country, browser) => {
    expect(offerFor(country, browser)).toBeUndefined();
  });

  it("returns nothing once English was chosen, or when the browser prefers the language of the page", () => {
    expect(offerFor("DE", ["de"], "en")).toBeUndefined();
    expect(offerFor("PL", ["de"], undefined, "de")).toBeUndefined();
  });
});

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
