import "server-only";
import { formatDay, formatInstantIn, splitInstant } from "./format";
import { requestCountry, requestLanguage, requestTimeZone } from "@/lib/i18n/translate";
import { differenceInCalendarDays } from "date-fns";
import type { Language } from "@/lib/config/languages";

/*
 * Times in the user's time zone, written as in the user's country, for server components. Public pages are the same for
 * everybody, so their times are in UTC.
 */

export const formatInstant = (at: string, country = requestCountry()): string =>
  formatInstantIn(at, country, requestTimeZone());

/** The day of a time. A date without a time is not converted. */
export const formatInstantDay = (at: string, country = requestCountry()): string =>
  formatDay(dayOfInstant(at), country);

/** The day of a time as an ISO date: 2026-11-24. */
export const dayOfInstant = (at: string): string =>
  at.length === "2026-11-24".length ? at : splitInstant(at, requestTimeZone()).day;

/** `2 days ago`, in the page's language. Undefined for what is long ago. */
export const relativeInstantDay = (at: string, now = new Date()): string | undefined =>
  relativeDay(dayOfInstant(at), dayOfInstant(now.toISOString()), requestLanguage());

/** Further back a date says more. */
const maxDays = 30;

/** `yesterday`, `2 days ago`. Undefined for days ahead and for those long ago. */
export function relativeDay(day: string, today: string, language: Language): string | undefined {
  const days = differenceInCalendarDays(new Date(`${today}T12:00:00`), new Date(`${day}T12:00:00`));
  if (days < 0 || days > maxDays) return undefined;
  // "0 days ago" and "-0" are both today.
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(days === 0 ? 0 : -days, "day");
}
