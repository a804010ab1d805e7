import { defaultLanguage, formatLocale, type Language } from "@/lib/config/languages";

/** The name of a country by Unicode's data; in English the documented one. */
export function countryName(
  { code, name }: { readonly code: string; readonly name: string },
  language: Language,
): string {
  if (language === defaultLanguage) return name;
  return new Intl.DisplayNames(formatLocale(language), { type: "region" }).of(code) ?? name;
}
