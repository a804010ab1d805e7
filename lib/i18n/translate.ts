import "server-only";
import { cache } from "react";
import type { Language } from "@/lib/config/languages";
import { type MessagePath, type MessagesAt, messagesAt } from "./message-path";
import { getMessages } from "./messages";
import { createTranslator, type Translate } from "./translator";

/** One object per rendered request. */
const request = cache(
  (): {
    language?: Language;
    timeZone?: string | undefined;
    userCountry?: string;
    visitorCountry?: string | undefined;
  } => ({}),
);

/** Every page, layout and `generateMetadata` begins with `visitorMarket()`, `requireUser()` or `marketOfParams()`, which call it. */
export function setRequestLanguage(language: Language): void {
  request().language = language;
}

/** Called by `visitorMarket()`. Public pages are the same for everybody and have none. */
export function setRequestTimeZone(timeZone: string | undefined): void {
  request().timeZone = timeZone;
}

/** The user's time zone, from the browser's cookie. Undefined on public pages and before the first cookie. */
export function requestTimeZone(): string | undefined {
  return request().timeZone;
}

/** Called by `visitorMarket()` and `marketOfParams()`. */
export function setVisitorCountry(country: string | undefined): void {
  request().visitorCountry = country;
}

/** Called by `requireUser()`. */
export function setUserCountry(country: string): void {
  request().userCountry = country;
}

/** The country that decides how dates are written: of the account, else of the visitor. */
export function requestCountry(): string | undefined {
  const { userCountry, visitorCountry } = request();
  return userCountry ?? visitorCountry;
}

/** The language of the page that is being rendered. */
export function requestLanguage(): Language {
  const { language } = request();
  if (language === undefined)
    throw new Error("The language is not known yet: call visitorMarket() or marketOfParams() first.");
  return language;
}

/** Undefined before `visitorMarket()`, such as while the session is checked. */
export function findRequestLanguage(): Language | undefined {
  return request().language;
}

/** The translate function for an area of messages, in server components: `const t = translate("clubs")`. */
export function translate<Path extends MessagePath>(path: Path): Translate<MessagesAt<Path>> {
  return createTranslator(requestLanguage(), requestMessages(path));
}

/** The messages of an area or a part of one, in server components. */
export function requestMessages<Path extends MessagePath>(path: Path): MessagesAt<Path> {
  return messagesAt((area) => getMessages(requestLanguage(), area), path);
}
