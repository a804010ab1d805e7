import { expect, it } from "vitest";
import { listTranslatedFiles, readTexts } from "@/tools/messages/translations.mjs";

/** Signs of other languages, and plain spaces where the language has no-break ones: `docs/translation/`. */
const forbidden: readonly (readonly [string, RegExp])[] = [
  ["de", /["«»]| %| - |\w'\w/],
  ["es", /["„]|\d%| - /],
  ["fr", /["“”„]| [:;!?»%€]|« |[^\s\u00a0\u202f](?:[;!?»]|:(?=\s))|\w'\w/],
  ["it", /["„«]| - |\w'\w/],
  ["nl", /["„«]| - |\w'\w/],
  ["pl", /["“«]| - /],
  ["pt", /["„]| - /],
  ["sv", /["“„«]|\d%| - /],
];

/** What people type into the search is a list, separated by semicolons. */
const isSearch = (file: string, key: string) => file === "shop/tasks.json" && key.endsWith("questions");

it.each(forbidden)("messages in %s have the signs and spaces of the language", (language, pattern) => {
  const problems = listTranslatedFiles().flatMap((file) =>
    [...readTexts(language, file)].flatMap(([key, text]) =>
      pattern.test(text) && !isSearch(file, key) ? `${file} ${key}: ${text}` : [],
    ),
  );
  expect(problems).toEqual([]);
});
