import { lightFormat } from "date-fns";
import { defaultLanguage, formatLocale, type Language } from "@/lib/config/languages";
import { currencySymbol } from "@/lib/config/markets/markets";

interface Price {
  readonly amount: string;
  readonly currency: { readonly code: string };
}

/** How shops of a country write its own currency. */
const ownSymbols: Partial<Record<Language, Readonly<Record<string, string>>>> = {
  pl: { PLN: "zł" },
  sv: { SEK: "kr" },
};

/** `$129.50`, `SEK 1,149.00`, in German `129,50 €`: the documented symbol, else the code, where the language puts it. */
export function formatMoney({ amount, currency: { code } }: Price, language: Language): string {
  const symbol = ownSymbols[language]?.[code] ?? currencySymbol(code);
  // Any currency with two decimals does: its symbol is replaced. Not every code of ours is one that Intl knows.
  const currencyDisplay = symbol === code ? "code" : "symbol";
  const money = new Intl.NumberFormat(formatLocale(language), {
    style: "currency",
    currency: "EUR",
    currencyDisplay,
  });
  const parts = money.formatToParts(Number(amount));
  const text = parts.map(({ type, value }) => (type === "currency" ? symbol : value)).join("");
  // The documented English form has an ordinary space.
  return language === defaultLanguage ? text.replace("\u00a0", " ") : text;
}

/** `41.5%`: of a number between 0 and 100. */
export function formatPercent(percent: number, language: Language): string {
  return new Intl.NumberFormat(formatLocale(language), { style: "percent", maximumFractionDigits: 1 }).format(
    percent / 100,
  );
}

/** After a label. French has a no-break space before it. */
export const colonIn = (language: Language): string => (language === "fr" ? "\u00a0:" : ":");

/** `a, b and c` in the language. */
export function formatList(items: readonly string[], language: Language): string {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(items);
}

/** Formats an ISO 8601 time in a time zone: 24/11/2026 14:05. Without a time zone in UTC: 24/11/2026 14:05 UTC. */
export function formatInstantIn(
  at: string,
  country: string | undefined,
  timeZone: string | undefined,
): string {
  const { day, time } = splitInstant(at, timeZone);
  return `${formatDay(day, country)} ${time}${timeZone === undefined ? " UTC" : ""}`;
}

/** Day and time of an ISO 8601 time in a time zone: 2026-11-24 and 14:05. */
export function splitInstant(at: string, timeZone = "UTC") {
  // The Swedish format is that of ISO 8601.
  const format = new Intl.DateTimeFormat("sv", { timeZone, dateStyle: "short", timeStyle: "short" });
  const [day = "", time = ""] = format.format(new Date(at)).split(" ");
  return { day, time };
}

/** By country, not language: the month comes first in the United States only. */
export function formatDate(date: Date, country: string | undefined): string {
  return lightFormat(date, country === "US" ? "MM/dd/y" : "dd/MM/y");
}

/** With weekday and without year, for the days ahead, on one line: Tue 24 Nov, in the United States Tue, Nov 24. */
export function formatDayAhead(date: Date, language: Language, country: string | undefined): string {
  const locale = language !== "en" ? formatLocale(language) : country === "US" ? "en-US" : "en-GB";
  const day = new Intl.DateTimeFormat(locale, { weekday: "short", day: "numeric", month: "short" });
  return day.format(date).replaceAll(" ", "\u00a0");
}

/** A day such as 2026-11-22, or the day of an ISO 8601 time in UTC. */
export function formatDay(day: string, country: string | undefined): string {
  return formatDate(new Date(`${day.slice(0, 10)}T12:00:00`), country);
}

/** With the month's name, so that nobody confuses day and month: 4 May 2027. */
export function formatLongDay(language: Language, date: Date): string {
  return date.toLocaleDateString(language === "en" ? "en-GB" : formatLocale(language), {
    dateStyle: "long",
    timeZone: "UTC",
  });
}
