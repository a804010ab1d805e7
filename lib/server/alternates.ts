import "server-only";
import type { Metadata } from "next";
import { offeredLanguages } from "@/lib/config/offered-languages";
import { requestLanguage } from "@/lib/i18n/translate";
import { localPath } from "@/lib/navigation/addresses";

/** The address of a page for search engines, and those of its translations. A market is never part of it. */
export function alternatesOf(path: string): NonNullable<Metadata["alternates"]> {
  const canonical = localPath(path, requestLanguage());
  return { canonical, languages: translationsOf(path) };
}

/** The addresses of a page by language. */
export function translationsOf(path: string): Readonly<Record<string, string>> {
  const addresses = offeredLanguages().map((language) => [language, localPath(path, language)]);
  return { ...Object.fromEntries(addresses), "x-default": path };
}
