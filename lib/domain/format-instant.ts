import "server-only";
import { formatDay, formatMoment, readClock } from "./format";
import { requestTimeZone } from "@/lib/i18n/translate";

/*
 * Moments on the reader's clock, in server components. Public pages are the same for everybody: there they are in UTC.
 */

export const formatInstant = (at: string, country: string | undefined): string =>
  formatMoment(at, country, requestTimeZone());

/** Its day alone. A day without a time stays as it is. */
export const formatInstantDay = (at: string, country: string | undefined): string =>
  formatDay(dayOfInstant(at), country);

/** 2026-11-24 */
export const dayOfInstant = (at: string): string =>
  at.length === "2026-11-24".length ? at : readClock(at, requestTimeZone()).day;
