import "server-only";
import { formatDay, formatInstantIn, splitInstant } from "./format";
import { requestLanguage, requestTimeZone } from "@/lib/i18n/translate";
import { relativeDay } from "./relative-day";

/*
 * Times in the user's time zone, for server components. Public pages are the same for everybody, so their times are in UTC.
 */

export const formatInstant = (at: string, country: string | undefined): string =>
  formatInstantIn(at, country, requestTimeZone());

/** The day of a time. A date without a time is not converted. */
export const formatInstantDay = (at: string, country: string | undefined): string =>
  formatDay(dayOfInstant(at), country);

/** The day of a time as an ISO date: 2026-11-24. */
export const dayOfInstant = (at: string): string =>
  at.length === "2026-11-24".length ? at : splitInstant(at, requestTimeZone()).day;

/** `2 days ago`, in the page's language. Undefined for what is long ago. */
export const relativeInstantDay = (at: string, now = new Date()): string | undefined =>
  relativeDay(dayOfInstant(at), dayOfInstant(now.toISOString()), requestLanguage());
