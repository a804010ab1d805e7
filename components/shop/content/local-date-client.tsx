"use client";

import Cookies from "js-cookie";
import { useSyncExternalStore } from "react";
import { cookieNames } from "@/lib/config/cookies";

interface LocalDateProps {
  /** ISO 8601, without a time. */
  readonly dateTime: string;
  /** In the format of the United States. */
  readonly us: string;
  /** In the format of all other countries. */
  readonly elsewhere: string;
  /** Country of the cached page; the visitor's own may be one without a store. */
  readonly country: string;
}

/** A date on a cached page, in the format of the visitor's country once that is known. */
export function LocalDate({ dateTime, us, elsewhere, country }: LocalDateProps) {
  const visitorCountry = useSyncExternalStore(
    subscribeToNothing,
    () => Cookies.get(cookieNames.country) ?? country,
    () => country,
  );
  return <time dateTime={dateTime}>{visitorCountry === "US" ? us : elsewhere}</time>;
}

const subscribeToNothing = () => () => undefined;
