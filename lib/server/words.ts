import "server-only";
import { createTranslator } from "use-intl/core";
import type { Language } from "@/lib/config/languages";
import breed from "@/messages/en/breed.json" with { type: "json" };
import common from "@/messages/en/common.json" with { type: "json" };
import home from "@/messages/en/home.json" with { type: "json" };
import product from "@/messages/en/product.json" with { type: "json" };
import search from "@/messages/en/search.json" with { type: "json" };
import store from "@/messages/en/store.json" with { type: "json" };

const english = { breed, common, home, product, search, store };

type Words = typeof english;

const byLanguage: Readonly<Record<Language, Words>> = { en: english };

/**
 * The words of one part of the shop. Made on the server only: client components get the few they show as props,
 * so that no message runtime travels to the browser.
 */
export function wordsOf<Part extends keyof Words>(language: Language, part: Part) {
  return createTranslator<Words, Part>({ locale: language, messages: byLanguage[language], namespace: part });
}
