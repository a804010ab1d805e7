import { pageLanguage } from "@/lib/i18n/page-language";

/** Names as a list in the language of the page. */
export function formatNames(names: readonly string[]): string {
  return new Intl.ListFormat(pageLanguage(), { type: "unit" }).format(names);
}
