import type { Language } from "@/lib/config/languages";
import { isErrorCode } from "@/lib/domain/error-codes";
import { pageLanguage } from "@/lib/i18n/page-language";

interface LoadedTexts {
  readonly textOf: (code: string) => string | undefined;
  readonly labels: Readonly<Record<string, string>>;
}

const loaded = new Map<Language, LoadedTexts>();

/** Loads the texts of errors and what formats them, as every failed call and form does. False without a network. */
export async function loadErrorTexts(): Promise<boolean> {
  const language = pageLanguage();
  if (loaded.has(language)) return true;
  try {
    const [{ textOfCode }, { loadMessages }] = await Promise.all([
      import("@/lib/domain/text-of-code"),
      import("@/lib/i18n/load-messages"),
    ]);
    const texts = await loadMessages(language, "errors");
    loaded.set(language, { textOf: (code) => textOfCode(language, texts, code), labels: texts.labels });
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
  return loaded.get(pageLanguage())?.textOf(code) ?? english;
}

/** Labels of fields by the names that these have in calls. */
export const fieldLabels = (): Readonly<Record<string, string>> => loaded.get(pageLanguage())?.labels ?? {};
