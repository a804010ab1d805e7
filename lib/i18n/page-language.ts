import { defaultLanguage, isLanguage, type Language } from "@/lib/config/languages";

/** What a page is written in, for parts that come to it later. On the server there is no page to ask. */
export function pageLanguage(): Language {
  const language = typeof document === "undefined" ? undefined : document.documentElement.lang;
  return isLanguage(language) ? language : defaultLanguage;
}
