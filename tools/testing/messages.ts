import { defaultLanguage, type Language } from "@/lib/config/languages";
import { type MessagePath, type MessagesAt, messagesAt } from "@/lib/i18n/message-path";
import { getMessages } from "@/lib/i18n/messages";
import { createTranslator, type Translate } from "@/lib/i18n/translator";

/*
 * Takes the place of `#use-messages` and of `lib/i18n/translate` in unit tests, where there is neither a request nor a
 * page that provides messages: all of them are there.
 */

let language: Language = defaultLanguage;
const translators = new Map<string, unknown>();

export function setRequestLanguage(next: Language): void {
  language = next;
}

export function requestLanguage(): Language {
  return language;
}

export const findRequestLanguage = requestLanguage;

let timeZone: string | undefined;

export function setRequestTimeZone(next: string | undefined): void {
  timeZone = next;
}

export const requestTimeZone = (): string | undefined => timeZone;

let country: string | undefined;

export function setUserCountry(next: string | undefined): void {
  country = next;
}

export const setVisitorCountry = setUserCountry;

export const requestCountry = (): string | undefined => country;

export function requestMessages<Path extends MessagePath>(path: Path): MessagesAt<Path> {
  return messagesAt((area) => getMessages(language, area), path);
}

/** The same function for the same path: effects may depend on it. */
export function translate<Path extends MessagePath>(path: Path): Translate<MessagesAt<Path>> {
  const key = `${language} ${path}`;
  if (!translators.has(key))
    translators.set(key, createTranslator(language, requestMessages(path) as unknown));
  return translators.get(key) as Translate<MessagesAt<Path>>;
}

export { requestLanguage as useLanguage, requestMessages as useMessages, translate as useTranslator };
