import "server-only";
import type { Metadata } from "next";
import { offeredLanguages } from "@/lib/config/offered-languages";
import { defaultLanguage, type Language } from "@/lib/config/languages";
import { requestLanguage } from "@/lib/i18n/translate";
import { localPath } from "@/lib/navigation/addresses";

/** A path, or one for each language where a name is part of it. */
export type PathIn = string | ((language: Language) => string);

/** The address of a page for search engines, and those of its translations. A market is never part of it. */
export function alternatesOf(path: PathIn): NonNullable<Metadata["alternates"]> {
  return { canonical: addressIn(path, requestLanguage()), languages: translationsOf(path) };
}

/** The addresses of a page by language. */
export function translationsOf(path: PathIn): Readonly<Record<string, string>> {
  const addresses = offeredLanguages().map((language) => [language, addressIn(path, language)]);
  return { ...Object.fromEntries(addresses), "x-default": addressIn(path, defaultLanguage) };
}

export function addressIn(path: PathIn, language: Language): string {
  return localPath(typeof path === "string" ? path : path(language), language);
}
