import { isLanguage, type Language, languages, pseudoLocale } from "./languages";

/** Whether visitors may choose it. The pseudo-locale only where `PSEUDO_LOCALE=1` says so; read on the server. */
export function isOfferedLanguage(text: string | undefined): text is Language {
  return isLanguage(text) && (text !== pseudoLocale || process.env["PSEUDO_LOCALE"] === "1");
}

export const offeredLanguages = (): readonly Language[] =>
  [...languages, pseudoLocale].filter(isOfferedLanguage);
