import { defaultLanguage, isLanguage, type Language } from "@/lib/config/languages";

/** The page's language, for code in the browser. Components call `useLanguage()`, which also works on the server. */
export function pageLanguage(): Language {
  const language = typeof document === "undefined" ? undefined : document.documentElement.lang;
  return isLanguage(language) ? language : defaultLanguage;
}
