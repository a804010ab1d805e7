/** One folder of messages each in `messages/`. The first is the default. */
export const languages = ["en", "de", "es", "fr", "it", "nl", "pl", "pt", "sv"] as const;

/** Accented, 40 % longer English, for development and tests only (`PSEUDO_LOCALE=1`): it shows texts that are not translated. */
export const pseudoLocale = "en-XA";

export type Language = (typeof languages)[number] | typeof pseudoLocale;

export const defaultLanguage: Language = languages[0];

/** Its name in itself, as speakers look for it: "Deutsch". */
export function languageName(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** How numbers, days and countries are written in a language: ours is the Portuguese of Portugal, Unicode's "pt" that of Brazil. */
export const formatLocale = (language: string): string => (language === "pt" ? "pt-PT" : language);

/** PostgreSQL's text search configurations. Polish has none: its words are compared without stemming. */
const textSearchConfigs: Readonly<Record<string, string>> = {
  en: "english",
  [pseudoLocale]: "english",
  de: "german",
  fr: "french",
  es: "spanish",
  it: "italian",
  nl: "dutch",
  pt: "portuguese",
  sv: "swedish",
  pl: "simple",
};

/** The configuration that stems search words of a language. */
export function textSearchConfig(language: string): string {
  return (Object.hasOwn(textSearchConfigs, language) ? textSearchConfigs[language] : undefined) ?? "simple";
}

export function isLanguage(text: string | undefined): text is Language {
  return text === pseudoLocale || languages.some((language) => language === text);
}

/** The language of the page that makes an API call. A page may have another language than the visitor's cookie. */
export const pageLanguageHeader = "x-language";
