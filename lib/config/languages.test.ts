import { expect, it } from "vitest";
import { languages, textSearchConfig } from "./languages";

it.each([
  ["en", "english"],
  ["en-XA", "english"],
  ["de", "german"],
  ["pl", "simple"],
  ["xx", "simple"],
  ["constructor", "simple"],
])("textSearchConfig(%s) is %s", (language, config) => {
  expect(textSearchConfig(language)).toBe(config);
});

it("every offered language has a text search configuration", () => {
  for (const language of languages) expect(textSearchConfig(language)).toBeTruthy();
});
