import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { languages } from "@/lib/config/languages";
import {
  findProblems,
  listTranslatedFiles,
  listTranslatedLanguages,
  readTexts,
} from "@/tools/messages/translations.mjs";
import { type MessagePart, parseMessage } from "./parse-message";

const translated: readonly string[] = languages.filter((language) => language !== "en");

it("every folder of messages is a language of the shop", () => {
  expect(listTranslatedLanguages().toSorted()).toEqual(translated.toSorted());
});

describe.each(translated)("the messages in %s", (language) => {
  it("are complete and translated from the present English (npm run translations)", () => {
    expect(findProblems(language)).toEqual([]);
  });

  it("still have the texts that the page of the language gives as examples", () => {
    const page = readFileSync(new URL(`../../docs/translation/${language}.md`, import.meta.url), "utf8");
    const examples = [...page.matchAll(/^\| (.+?) +\| `(.+?)` `(.+?)` +\|/gm)];
    expect(examples).toHaveLength(10);
    for (const [, text, file = "", key = ""] of examples)
      expect(readTexts(language, file).get(key), `${file} ${key}`).toBe(text);
  });

  it("have the variables and cases of the English ones, and every plural form of the language", () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    // `many` of Romance languages is for millions, which the shop never counts.
    const needed = forms.filter((form) => form !== "many" || language === "pl");
    const problems = listTranslatedFiles().flatMap((file) => {
      const texts = readTexts(language, file);
      return [...readTexts("en", file)].flatMap(([key, english]) => {
        const [own, expected] = [texts.get(key) ?? "", english].map((text) =>
          describeParts(parseMessage(text)),
        );
        const missing =
          own?.plurals.flatMap((cases) =>
            needed.filter((form) => !cases.includes(form) && !(form === "one" && cases.includes("=1"))),
          ) ?? [];
        const isSame = JSON.stringify(own?.names) === JSON.stringify(expected?.names);
        return isSame && missing.length === 0 ? [] : [`${file} ${key} ${missing.join()}`];
      });
    });
    expect(problems).toEqual([]);
  });
});

interface Described {
  /** Variables, and `select` variables with their cases. */
  readonly names: readonly string[];
  readonly plurals: readonly (readonly string[])[];
}

function describeParts(parts: readonly MessagePart[]): Described {
  const names = new Set<string>();
  const plurals: (readonly string[])[] = [];
  for (const part of parts) {
    if (typeof part === "string" || part.kind === "pound") continue;
    if (part.kind === "value") {
      names.add(part.name);
      continue;
    }
    const cases = Object.keys(part.cases);
    if (part.kind === "plural") plurals.push(cases);
    names.add(part.kind === "plural" ? part.name : `${part.name} ${cases.toSorted().join()}`);
    for (const inner of Object.values(part.cases).map(describeParts)) {
      for (const name of inner.names) names.add(name);
      plurals.push(...inner.plurals);
    }
  }
  return { names: [...names].toSorted(), plurals };
}
