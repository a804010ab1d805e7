import type { Language } from "@/lib/config/languages";
import { type ErrorTexts, isErrorCode, textOfCode } from "@/lib/domain/error-codes";
import { loadMessages } from "@/lib/i18n/load-messages";
import { pageLanguage } from "@/lib/i18n/page-language";

const loaded = new Map<Language, ErrorTexts>();

/** Loads the texts of errors, as every failed call and form does. False without a network. */
export async function loadErrorTexts(): Promise<boolean> {
  const language = pageLanguage();
  try {
    if (!loaded.has(language)) loaded.set(language, await loadMessages(language, "errors"));
  } catch {
    return false;
  }
  return true;
}

/**
 * The text of a code in the language of the page, once texts are loaded; otherwise the English text that is at hand. What is
 * a text already stays as it is.
 */
export function errorText(code = "", english = isErrorCode(code) ? "operation failed" : code): string {
  const language = pageLanguage();
  const texts = loaded.get(language);
  return (texts && textOfCode(language, texts, code)) ?? english;
}

/** Labels of fields by the names that these have in calls. */
export const fieldLabels = (): Readonly<Record<string, string>> => loaded.get(pageLanguage())?.labels ?? {};
