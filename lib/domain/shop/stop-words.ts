import words from "@/lib/config/shop/stop-words.json" with { type: "json" };
import type { Language } from "@/lib/config/languages";

const byLanguage = new Map(
  Object.entries(words).map(([language, list]) => [language, new Set(list.split(" "))]),
);

/** A common word, which a search ignores unless it has no others. In lower case without accents. */
export function isStopWord(word: string, language: Language): boolean {
  return byLanguage.get(language)?.has(word) ?? false;
}
