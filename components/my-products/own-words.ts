import { pageLanguage } from "@/components/layout/page-language";
import type { Language } from "@/lib/config/languages";
import own from "@/messages/en/my-products.json";

export type OwnWords = typeof own;

const words: Readonly<Record<Language, OwnWords>> = { en: own };

/** They come with what shows them: guests have no use for them. */
export function ownWords(): OwnWords {
  return words[pageLanguage()];
}

/** A name may hold what `replace` takes for a sign of its own. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(pageLanguage(), { type: "unit" }).format(names);
}
