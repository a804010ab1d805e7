import { defaultLanguage, isLanguage, type Language } from "@/lib/config/languages";
import type { SpokenLanguages } from "@/lib/config/markets/spoken-languages";

interface Visitor {
  /** The language chosen before. */
  readonly chosen: string | undefined;
  /** Of the browser, first choice first. */
  readonly browser: readonly string[];
  readonly country: string;
}

interface Page {
  readonly language: Language;
  readonly offered: readonly Language[];
  readonly spoken: SpokenLanguages;
}

/**
 * The language that a page offers to be read in. On a first visit to an English page also that of the country, where the
 * browser names no other: of several the one that the browser knows, else the most spoken.
 */
export function languageToOffer(
  { chosen, browser, country }: Visitor,
  { language, offered, spoken }: Page,
): Language | undefined {
  const preferred = preferredLanguage([chosen, ...browser], offered);
  if (preferred !== undefined && preferred !== language) return preferred;
  const local = languagesOf(country, spoken);
  const isFirstVisit = chosen === undefined && language === defaultLanguage;
  if (!isFirstVisit || local.includes(language)) return undefined;
  return preferredLanguage([...browser, ...local], local);
}

function languagesOf(country: string, spoken: SpokenLanguages): readonly Language[] {
  const [languages = ""] = spoken.find(([, countries]) => countries.split(" ").includes(country)) ?? [];
  return languages.split(" ").filter(isLanguage);
}

/** The first of the preferences that is offered: `de-AT` is satisfied by `de`. */
export function preferredLanguage(
  preferences: readonly (string | undefined)[],
  offered: readonly Language[],
): Language | undefined {
  const find = (name: string | undefined) => offered.find((language) => language === name);
  return preferences
    .map((name) => find(name) ?? find(name?.split("-")[0]))
    .find((language) => language !== undefined);
}
